import type { BoardPart, FactWords } from "../part.ts";

const pending: FactWords = { name: "カードが開いたとき、アクションの残っている人がいましたか？" };
const left: FactWords = { name: "前のストリートのベットはまだ残っていますか？" };
const acted: FactWords = { name: "新しいストリートで誰かがアクションしましたか？" };
const oneHand: FactWords = { name: "フォールドで残り1人になりましたか？" };
const premature = { actionPending: pending, bettingLeft: left, actedOnNext: acted, oneHandLeft: oneHand };
const streets = { flop: "フロップ", turn: "ターン", river: "リバー" };
const street: FactWords = { name: "ストリート", values: streets };
const early: FactWords = { name: "早く出たストリート", values: streets };
const actedOn: FactWords = { name: "そのストリートで誰かがアクションしましたか？" };
const seen: FactWords = { name: "そのストリートのカードは見えましたか？" };
const owed = {
  question: "アクションの残っている人がいましたか？",
  answers: { "action-left": "はい、まだ残っている", "nothing-left": "はい、ただもうベットはない", complete: "いいえ、終わっていた" },
};

const actedYet = {
  question: "そのストリートで誰かがアクションしましたか？",
  answers: { "no-action": "いいえ、まだ", acted: "はい、チェックだけでも", "not-seen": "カードはまだ見えていない" },
};
const which = { question: "どのストリートですか？", answers: streets };

/** Board and burns. */
export const board: BoardPart = {
  decisions: {
    "redeal-street": "スタブに戻してシャッフルし、配り直します",
    "natural-river": "リバーのカードがターンになります",
    "keep-river": "リバーは残し、ターンを新しく配ります",
    "card-plays": "出たカードをそのまま使います",
    "hand-over": "このハンドは終わりです",
    "redeal-both": "2ストリートとも戻してシャッフルします",
    "burn-stays": "そのバーンをこのストリートのバーンにします",
    "burn-back": "バーンをスタブの一番上に戻します",
    "scramble-draw-burn": "伏せて混ぜ、1枚引いてバーンにします",
    "redeal-flop": "フロップを配り直します",
    "cards-stand": "出たカードはそのまま有効です",
    "fourth-becomes-burn": "3枚はそのままにし、4枚目がどれか分かれば次のバーンにします",
    "extras-back": "余分なカードを戻してシャッフルします",
    "burn-then-deal": "今バーンしてから配ります",
    "card-becomes-burn": "出たカードをバーンにします",
    "order-restored": "カードを本来の順番に戻します",
    "burns-stay": "バーン2枚はそのままにします",
    "card-replaced": "マックのカードを取り替えます",
    "board-result-stands": "結果は変わりません",
    "board-result-corrected": "結果を正します",
  },
  wrong: {
    "deal-hand-again": "ハンドを最初から配り直す",
    "move-river-up": "ターンを外してリバーを繰り上げる",
    "burn-again": "配り直す前にもう1枚バーンする",
    "let-premature-stand": "もう見えたので、そのまま使う",
    "redeal-though-complete": "早かったので配り直す",
    "no-shuffle": "スタブの下に入れて次のカードを使う",
    "reshuffle-at-once": "すぐにシャッフルしてターンを配り直す",
    "fold-makes-it-good": "その人がフォールドしたので、カードはそのまま使う",
    "show-what-would-come": "出るはずだったカードを見せる",
    "players-agree": "プレイヤー同士の話し合いで決める",
    "take-last-card": "余分なカードは分かっているので、それを外す",
    "redeal-long-flop": "全部戻してシャッフルし、フロップを配り直す",
    "scramble-long-flop": "伏せて混ぜ、1枚引いてバーンにする",
    "burn-before-turn-too": "ターンの前にスタブからも1枚バーンする",
    "redeal-unburned-flop": "フロップを戻してシャッフルし、配り直す",
    "scramble-unburned-flop": "3枚を伏せて混ぜ、1枚引いてバーンにする",
    "burn-late": "今からバーンして、ボードはそのままにする",
    "take-back-after-action": "アクションがあってもカードを戻す",
    "burn-two-next": "次のストリートで2枚バーンして帳尻を合わせる",
    "burn-one-next": "次のストリートで1枚だけバーンする",
    "skip-next-burn": "次のストリートのバーンを省いて帳尻を合わせる",
    "take-pot-back": "渡したポットを戻してやり直す",
  },
  why: {
    "burn-protects-stub": "バーンはスタブを守るもので、カードの順番を守るものではありません。1ストリートに1枚で、その1枚はもう出ています。",
    "card-keeps-its-chance": "カードは残りすべてのカードの中に戻り、どの1枚とも同じ確率になります。",
    "one-way-back": "見えたカードがまた出るとすれば、リバーだけです。",
    "premature-means-unfinished": "前のラウンドにアクションが残っている人がいるときだけ「先出し」です。今回は誰もいませんでした。",
    "no-misdeal-after-deal":
      "ミスディールは最初に配るときの話です。ボードのカードの間違いはその場で直し、ハンドの配り直しもチップの返却もしません。",
    "natural-order": "この規則は、本来出るはずだったカードの順番に戻します。",
    "one-hand-left": "残ったハンドは1つなので、このハンドは終わりです。これ以上カードを配ることも見せることもしません。",
    "rulebook-silent": "規則にはこの場合の定めがありません。以下はフロアが実際に下した判断です。",
    "one-burn-a-street": "バーンはスタブを守るもので、カードの順番を守るものではありません。1ストリートに1枚だけです。",
    "floor-can-choose": "規則にはこの場合の定めがありません。以下はフロアが選べる方法です。",
    "text-at-odds": "この規則には食い違う2つの条があるため、フロアが選びます。",
    "nobody-guesses": "どのカードが間違いだったかを当てる必要はありません。無作為に決めます。",
    "action-relied-on-cards": "このカードを見てアクションした人がいます。戻すと、ほかの人に余計な情報を与えます。",
    "nothing-seen": "誰もカードを見ていないので、直しても損をする人はいません。",
    "raised-until-next-hand": "ポットへの異議は、次のハンドが始まるまで受け付けます。渡したポットはそのままにするのが慣例です。",
    "house-error-corrected": "ハウスの誤りかもしれないときは、次のハンドが始まった後でも責任者が正そうとします。",
  },
  notes: {
    "order-not-stated": "ベットとカードの修正のどちらを先にするかは規則にありません。確率は同じです。",
    "text-not-read": "当時の慣例として知られているもので、条文そのものは確認できていません。",
    "fold-changes-nothing": "飛ばされた人がここでフォールドしても、2つ以上のハンドが残っていれば同じように配り直します。",
    "shown-stays-shown": "全員が見たカードなので、覚えていてかまいません。",
    "years-open": "この点について当時の条文は確認できていません。",
    "fold-said-in-text": "規則に明記されています。飛ばされた人がここでフォールドしても、そのカードは使いません。",
    "skipped-hand":
      "飛ばされた人に何を認めるかもフロアが決めます。ライブのままにするか、チェック・コール・フォールドだけにするか、デッドにするかです。",
    "aside-is-burn-and-river": "裏向きで脇に置くのはスタブの上の2枚、次のバーンとリバーです。",
    "burn-goes-back-too": "このハウスではそのストリートのバーンも戻してシャッフルするので、新しくバーンします。",
    "one-burn-next": "次のストリートではいつもどおり1枚だけバーンします。過不足の埋め合わせはしません。",
    "until-awarded": "全員オールインなら、ポットを渡すまで直せます。",
    "later-burn-is-out": "後のストリートのバーンはもう出ているので、そのときはバーンせずに配ります。",
    "same-cards-either-way": "バーンは誰も見ていないので、どちらでも同じカードが出ます。",
    "next-burn-is-out": "次のストリートのバーンはこれで済んでいます。スタブから重ねてバーンしません。",
    "face-down-back-on-top": "伏せて出したカードがあれば、先に順番どおりスタブの一番上に戻します。",
    "practice-only": "規則にはありませんが、店で広く行われている方法です。",
    "wsop-at-odds": "チェックが1つあれば有効とする条と、サブスタンシャルアクションまでは混ぜるとする条があります。",
    "method-not-stated": "チェックの前なら直せますが、方法は規則に書かれていません。",
    "exposed-is-next-burn": "開いたカードはスタブの一番上にあり、次のストリートのバーンになります。",
    "turned-up-then": "伏せたカードは、ベットが終わったら開きます。",
    "folded-stays-folded": "そのカードがあったハンドはフォールドのままです。",
  },
  steps: {},
  points: {
    "premature-flop": {
      name: "フロップが早い",
      values: {
        reshuffle: "戻してシャッフルし、バーンせずに配り直す",
        "reshuffle-with-burns": "バーンも一緒に戻してシャッフルし、配り直す",
      },
    },
    "premature-turn": {
      name: "ターンが早い",
      values: {
        reshuffle: "戻してシャッフルし、バーンせずに配り直す",
        "natural-river": "脇に置き、リバーのカードをターンにする",
        "keep-river": "バーンとリバーを別にして、残りから新しいターンを配る",
      },
    },
    "premature-river": { name: "リバーが早い", values: { reshuffle: "戻してシャッフルし、バーンせずに配り直す" } },
    "reshuffle-cut": { name: "ハンド途中のシャッフル後のカット", values: { cut: "カットする", "no-cut": "カットしない" } },
    "premature-acted-on": {
      name: "先出しのカードにアクションした",
      values: { "card-stands": "カードをそのまま使う", "go-back": "戻して配り直す" },
    },
    "premature-then-fold": { name: "飛ばされた人がフォールド", values: { "card-stays-out": "そのカードは使わない" } },
    "one-hand-left": { name: "フォールドで残り1人", values: { "nothing-shown": "これ以上配らず、見せない" } },
    "hand-for-hand-early": {
      name: "ハンドフォーハンドの先出し",
      values: { "card-stands": "カードをそのまま使う", redeal: "戻してシャッフルし、バーンせずに配り直す" },
    },
    "two-streets-early": {
      name: "2ストリートの先出し",
      values: { "redeal-both": "両方戻してシャッフルする", "cards-stand": "両方そのまま使う" },
    },
    "early-burn": { name: "バーンが早い", values: { "burn-stays": "そのストリートのバーンにする", "burn-back": "スタブの一番上に戻す" } },
    "early-face-down": {
      name: "伏せたカードの先出し",
      values: { "card-stands": "そのまま使う", redeal: "戻してシャッフルし、バーンせずに配り直す" },
    },
    "four-card-flop": {
      name: "フロップが4枚",
      values: { scramble: "伏せて混ぜ、1枚を次のバーンにする", redeal: "戻してシャッフルし、バーンせずに配り直す" },
    },
    "five-card-flop": {
      name: "フロップが5枚以上",
      values: { redeal: "戻してシャッフルし、バーンせずに配り直す", "extras-back": "3枚を使い、残りは戻してシャッフルする" },
    },
    "long-flop-acted": {
      name: "枚数の多いフロップにアクションした",
      values: { "cards-stand": "3枚をそのまま使う", scramble: "アクション前と同じく伏せて混ぜる", redeal: "フロップを配り直す" },
    },
    "stuck-cards": {
      name: "ターン・リバーが2枚出た",
      values: {
        scramble: "伏せて混ぜ、1枚を次のバーンにする",
        "extras-back": "1枚目を使い、もう1枚は戻してシャッフルする",
        redeal: "両方戻してシャッフルし、配り直す",
      },
    },
    "muck-card-found": {
      name: "ボードにマックのカード",
      values: { replace: "スタブのカードと取り替える", "card-stands": "そのまま使う" },
    },
    "muck-card-late": {
      name: "ボードにマックのカード、ポットを渡した後",
      values: { "result-stands": "結果は変わらない", corrected: "正す" },
    },
    "missing-burn-unseen-flop": { name: "バーン忘れ、フロップはまだ見えていない", values: { "burn-then-deal": "バーンしてから配る" } },
    "missing-burn-unseen-later": {
      name: "バーン忘れ、ターン・リバーはまだ見えていない",
      values: { "burn-then-deal": "バーンしてから配る" },
    },
    "missing-burn-flop": {
      name: "フロップのバーン忘れ、アクション前",
      values: { scramble: "伏せて混ぜ、1枚をバーンにする", reshuffle: "戻してシャッフルし、バーンして配り直す" },
    },
    "missing-burn-flop-checked": {
      name: "フロップのバーン忘れ、チェックの後",
      values: {
        scramble: "伏せて混ぜ、1枚をバーンにする",
        "one-burn": "そのまま使い、次は1枚バーン",
        "natural-order": "そのまま使い、次は2枚バーン",
      },
    },
    "missing-burn-flop-acted": {
      name: "フロップのバーン忘れ、サブスタンシャルアクションの後",
      values: { "one-burn": "そのまま使い、次は1枚バーン", "natural-order": "そのまま使い、次は2枚バーン" },
    },
    "missing-burn-later": {
      name: "ターン・リバーのバーン忘れ、アクション前",
      values: {
        "card-becomes-burn": "そのカードをバーンにする",
        redeal: "戻してシャッフルし、バーンして配り直す",
        "card-stands": "そのまま使う",
      },
    },
    "missing-burn-later-acted": {
      name: "ターン・リバーのバーン忘れ、アクションの後",
      values: {
        "one-burn": "そのまま使い、次は1枚バーン",
        "natural-order": "そのまま使い、次は2枚バーン",
        correct: "アクション前と同じく直す",
      },
    },
    "missing-burn-all-in": {
      name: "リバーのバーン忘れ、全員オールイン",
      values: { correct: "ポットを渡すまでは直す", "card-stands": "そのまま使う" },
    },
    "extra-burn-unseen": {
      name: "2枚バーン、カードはまだ見えていない",
      values: { "put-back": "1枚を一番上に戻す", "burns-stay": "2枚ともそのまま" },
    },
    "extra-burn-flop": {
      name: "2枚バーンの後のフロップ、アクション前",
      values: { reshuffle: "フロップとバーン1枚を戻してシャッフルし、配り直す", "burns-stay": "バーンはそのまま、フロップも使う" },
    },
    "extra-burn-later": {
      name: "2枚バーンの後のターン・リバー、アクション前",
      values: { restore: "本来の順番に戻す", "burns-stay": "バーンはそのまま、カードも使う" },
    },
    "extra-burn-acted": {
      name: "2枚バーン、アクションの後",
      values: {
        "one-burn": "そのまま使い、次は1枚バーン",
        "natural-order": "そのまま使い、バーン1枚を一番上に戻す",
        correct: "アクション前と同じく直す",
      },
    },
  },
  situations: {
    "premature-flop": { name: "フロップが早い", facts: premature },
    "premature-turn": { name: "ターンが早い", facts: premature },
    "premature-river": { name: "リバーが早い", facts: premature },
    "four-card-flop": { name: "フロップの枚数が多い", facts: { cards: { name: "フロップの枚数" }, acted: actedOn } },
    "missing-burn": {
      name: "バーン忘れ",
      facts: {
        street,
        acted: actedOn,
        boardExposed: seen,
        substantial: { name: "サブスタンシャルアクションはありましたか？" },
        allIn: { name: "全員オールインですか？" },
      },
    },
    "extra-burn": { name: "2枚バーン", facts: { street, acted: actedOn, boardExposed: seen } },
    "stuck-cards": { name: "ターン・リバーが2枚出た", facts: { street } },
    "early-burn": { name: "バーンが早い", facts: { street: early } },
    "early-face-down": { name: "伏せたカードの先出し", facts: { street: early } },
    "two-streets-early": { name: "2ストリートの先出し", facts: { street: { name: "先に出たストリート", values: streets } } },
    "hand-for-hand-early": { name: "ハンドフォーハンドの先出し", facts: { street: early } },
    "muck-card-on-board": {
      name: "ボードにマックのカード",
      facts: { awarded: { name: "ポットはもう渡しましたか？" }, street: { name: "どのストリートで出ましたか？", values: streets } },
    },
  },
  cases: {
    "premature-turn": {
      title: "ターンが早い",
      ...owed,
      slang: [
        "ナチュラルリバー",
        "ターン先出し",
        "先出し",
        "ターン早出し",
        "ターン早い",
        "ターンを先に開けた",
        "ターン早開け",
        "ターン開けちゃった",
        "アーリーターン",
        "プリマチュア",
      ],
    },
    "premature-river": {
      title: "リバーが早い",
      ...owed,
      slang: ["リバー先出し", "リバー早出し", "リバー早い", "リバーを先に開けた", "リバー早開け", "リバー開けちゃった", "アーリーリバー"],
    },
    "premature-flop": {
      title: "フロップが早い",
      ...owed,
      slang: [
        "フロップ先出し",
        "フロップ早出し",
        "フロップ早い",
        "フロップを先に開けた",
        "フロップ早開け",
        "フロップ開けちゃった",
        "ビッグブラインド飛ばし",
      ],
    },
    "missing-burn-flop": {
      title: "フロップのバーン忘れ",
      ...actedYet,
      slang: [
        "バーン忘れ",
        "バーンなし",
        "バーンし忘れ",
        "ノーバーン",
        "バーンを忘れた",
        "バーン抜け",
        "バーンカード忘れ",
        "バーンせずにフロップ",
      ],
    },
    "four-card-flop": {
      title: "フロップが4枚",
      question: "何枚で、アクションはありましたか？",
      answers: {
        four: "4枚、アクションなし",
        "four-acted": "4枚、アクションあり",
        more: "5枚以上、アクションなし",
        "more-acted": "5枚以上、アクションあり",
      },
      slang: [
        "4枚フロップ",
        "フロップ4枚",
        "四枚フロップ",
        "5枚フロップ",
        "枚数違い",
        "フロップ多い",
        "フロップ5枚",
        "1枚多く開いた",
        "フロップ枚数違い",
      ],
    },
    "missing-burn-turn": {
      title: "ターンのバーン忘れ",
      ...actedYet,
      slang: [
        "バーン忘れ",
        "バーンなし",
        "ノーバーン",
        "バーンし忘れ",
        "バーンを忘れた",
        "バーン抜け",
        "バーンカード忘れ",
        "バーンせずにターン",
      ],
    },
    "missing-burn-river": {
      title: "リバーのバーン忘れ",
      ...actedYet,
      slang: [
        "バーン忘れ",
        "バーンなし",
        "ノーバーン",
        "バーンし忘れ",
        "バーンを忘れた",
        "バーン抜け",
        "バーンカード忘れ",
        "バーンせずにリバー",
      ],
    },
    "extra-burn": {
      title: "2枚バーン、カードは出た",
      ...which,
      slang: ["2枚バーン", "ダブルバーン", "バーン多い", "二重バーン", "バーン2枚", "二枚バーン", "バーンしすぎ", "余分にバーン"],
    },
    "extra-burn-unseen": {
      title: "2枚バーン、カードはまだ",
      ...which,
      slang: ["2枚バーン", "ダブルバーン", "二重バーン", "バーン2枚", "二枚バーン", "バーンしすぎ", "余分にバーン", "バーン多い"],
    },
    "stuck-cards": {
      title: "ターン・リバーが2枚出た",
      question: which.question,
      answers: { turn: streets.turn, river: streets.river },
      slang: [
        "2枚くっついた",
        "重なって出た",
        "ターン2枚",
        "リバー2枚",
        "くっついていた",
        "2枚めくれた",
        "2枚開いた",
        "二枚出た",
        "カードがくっついた",
      ],
    },
    "early-burn": {
      title: "バーンが早い",
      ...which,
      slang: ["先にバーン", "バーン早い", "早バーン", "バーン先出し", "アーリーバーン", "先バーン"],
    },
    "early-face-down": {
      title: "伏せたカードの先出し",
      ...which,
      slang: ["裏向きで出した", "伏せたターン", "裏向きターン", "裏で出した", "伏せて出した", "伏せて先出し"],
    },
    "two-streets-early": {
      title: "2ストリートの先出し",
      question: "どの2つですか？",
      answers: { "flop-and-turn": "フロップとターン", "turn-and-river": "ターンとリバー" },
      slang: ["ターンとリバー先出し", "2枚先出し", "リバーまで開けた", "ターンリバー先出し", "最後まで開けた", "ボードを全部開けた"],
    },
    "hand-for-hand-early": {
      title: "ハンドフォーハンドの先出し",
      ...which,
      slang: ["ハンドフォーハンド", "バブル", "先出し", "バブル先出し", "バブル中の先出し"],
    },
    "muck-card-on-board": {
      title: "ボードにマックのカード",
      question: "ハンドは終わりましたか？",
      answers: { "still-playing": "いいえ、続いている", awarded: "はい、ポットも渡した" },
      slang: [
        "マックのカード",
        "マックからボード",
        "フォールドのカード",
        "マックが混ざった",
        "捨て札が混ざった",
        "フォールドしたカードがボードに",
        "マックカード",
      ],
    },
  },
};
