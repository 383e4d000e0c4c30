// A driver for OMPEval, a native evaluator and equity calculator, for `--peer`: it prints the numbers of one row, measured as CPU time.
//
// OMPEval is not part of this repository. With a checkout of https://github.com/zekyll/OMPEval in $OMP:
//   g++ -std=c++11 -O3 -pthread -I"$OMP" bench/native/ompeval.cpp "$OMP"/omp/*.cpp -o ompeval
//   npm run bench:evaluate -- --peer ./ompeval
// Newer compilers want two small changes in the checkout: <functional> included in omp/EquityCalculator.h, and min() and max() of the
// generators in omp/Random.h made constexpr.
//
//   ompeval ROW     prints ROW<TAB>VALUE<TAB>UNIT<TAB>ANSWER; nothing for a row that it does not know
#include <omp/EquityCalculator.h>
#include <omp/HandEvaluator.h>

#include <cstdint>
#include <cstdio>
#include <ctime>
#include <string>
#include <utility>
#include <vector>

using omp::CardRange;
using omp::EquityCalculator;
using omp::Hand;

static const omp::HandEvaluator evaluator;

static double cpuSeconds() {
    timespec t;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
    return t.tv_sec + t.tv_nsec * 1e-9;
}

/// The same hands as `deals.mjs`.
static std::vector<uint8_t> deal(unsigned count) {
    uint32_t state = 1;
    uint8_t deck[52];
    for (int card = 0; card < 52; card++) deck[card] = card;
    std::vector<uint8_t> hands(count * 7);
    for (unsigned hand = 0; hand < hands.size(); hand += 7)
        for (unsigned i = 0; i < 7; i++) {
            state ^= state << 13;
            state ^= state >> 17;
            state ^= state << 5;
            std::swap(deck[i], deck[i + state % (52 - i)]);
            hands[hand + i] = deck[i];
        }
    return hands;
}

struct Sums {
    uint32_t values;
    uint64_t categories;
};

/// With `Categories` the sum of the categories too, 0 for high card: the answer, apart from what is measured.
template <bool Categories>
static void rank(Sums& sums, const Hand& hand) {
    unsigned value = evaluator.evaluate(hand);
    sums.values += value;
    if (Categories) sums.categories += (value >> 12) - 1;
}

template <bool Categories>
static Sums rankDealt(const std::vector<uint8_t>& hands) {
    Sums sums = {0, 0};
    for (const uint8_t *card = hands.data(), *end = card + hands.size(); card < end; card += 7) {
        Hand hand = Hand::empty();
        for (int i = 0; i < 7; i++) hand += card[i];
        rank<Categories>(sums, hand);
    }
    return sums;
}

template <bool Categories>
static Sums rankAll() {
    Sums sums = {0, 0};
    for (unsigned a = 0; a < 52; a++) {
        Hand one = Hand::empty() + Hand(a);
        for (unsigned b = a + 1; b < 52; b++) {
            Hand two = one + b;
            for (unsigned c = b + 1; c < 52; c++) {
                Hand three = two + c;
                for (unsigned d = c + 1; d < 52; d++) {
                    Hand four = three + d;
                    for (unsigned e = d + 1; e < 52; e++) {
                        Hand five = four + e;
                        for (unsigned f = e + 1; f < 52; f++) {
                            Hand six = five + f;
                            for (unsigned g = f + 1; g < 52; g++) rank<Categories>(sums, six + g);
                        }
                    }
                }
            }
        }
    }
    return sums;
}

/// One thread. `deals` 0: everything is counted.
static EquityCalculator::Results equity(const std::vector<CardRange>& players, const char* board, uint64_t deals) {
    EquityCalculator calculator;
    if (deals) calculator.setHandLimit(deals);
    calculator.start(players, CardRange::getCardMask(board), 0, deals == 0, 0, nullptr, 0.01, 1);
    calculator.wait();
    return calculator.getResults();
}

static volatile uint32_t sink;

template <class Work>
static double secondsOf(unsigned times, Work work) {
    sink = work();
    double began = cpuSeconds();
    for (unsigned i = 0; i < times; i++) sink = work();
    return (cpuSeconds() - began) / times;
}

struct Question {
    const char* row;
    std::vector<CardRange> players;
    const char* board;
    uint64_t deals;
    unsigned times;
};

int main(int count, char** arguments) {
    const std::string row = count > 1 ? arguments[1] : "";
    if (row == "eval7 random") {
        const auto hands = deal(1000000);
        double seconds = secondsOf(20, [&] { return rankDealt<false>(hands).values; });
        printf("%s\t%.6g\tM/s\t%llu\n", row.c_str(), 1 / seconds, (unsigned long long)rankDealt<true>(hands).categories);
    }
    if (row == "eval7 sequential") {
        double seconds = secondsOf(1, [] { return rankAll<false>().values; });
        printf("%s\t%.6g\tM/s\t%llu\n", row.c_str(), 133.78456 / seconds, (unsigned long long)rankAll<true>().categories);
    }
    const char *tight = "TT+,AQs+,AKo", *wide = "22+,A2s+,KTs+,QJs,ATo+";
    const Question questions[] = {
        {"exact AsAh-KsKh", {"AsAh", "KsKh"}, "", 0, 40},
        {"exact AsAh-KdKc", {"AsAh", "KdKc"}, "", 0, 20},
        {"exact AsAh-KsKh-QsQh", {"AsAh", "KsKh", "QsQh"}, "", 0, 40},
        {"flop hands", {"AsAh", "KsKh"}, "Qh7d2c", 0, 500},
        {"flop ranges", {tight, wide}, "Kh7d2c", 0, 4},
        {"AA-random", {"AA", "random"}, "", 0, 1},
        {"six hands, 1e6 deals", {"AsAh", "KsKh", "QsQh", "JcJd", "9c9d", "8c8d"}, "", 1000000, 1},
        {"two ranges and four random, 1e6 deals", {tight, wide, "random", "random", "random", "random"}, "", 1000000, 1},
        {"six random, 1e6 deals", {"random", "random", "random", "random", "random", "random"}, "", 1000000, 1},
    };
    for (const auto& question : questions) {
        if (row != question.row) continue;
        const bool exact = question.deals == 0;
        EquityCalculator::Results results;
        double work = 0;
        double seconds = secondsOf(question.times, [&] {
            results = equity(question.players, question.board, question.deals);
            work += exact ? 1 : results.hands * 1e-6;
            return results.players;
        });
        // The hand limit is looked at now and then only: time is for as many deals as there were.
        work /= question.times + 1;
        printf("%s\t%.6g\tms\t%.6f\n", row.c_str(), 1000 * seconds / work, results.equity[0]);
    }
}
