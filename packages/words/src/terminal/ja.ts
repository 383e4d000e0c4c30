import { grouped } from "../numbers.ts";
import { showText } from "../text.ts";
import { equity } from "./equity/ja.ts";
import type { TerminalFault } from "./faults.ts";
import { ja as play } from "./play/ja.ts";
import { rule } from "./rule/ja.ts";
import type { TerminalWords } from "./words.ts";

const quoted = (list: readonly string[]): string => list.map((word) => `「${word}」`).join("、");
const like = (word: string | null): string => (word === null ? "" : `「${word}」ではありませんか。`);
const titled = (items: readonly { readonly id: string; readonly title: string }[]): string =>
  items.map(({ id, title }) => `${id}（${title}）`).join("、");

/** `500〜1,000`, or one amount. */
const between = (min: string, max: string): string => (min === max ? min : `${min}〜${max}`);

const reasons = {
  missing: "ファイルがありません",
  directory: "フォルダーです",
  forbidden: "読み取りの権限がありません",
  other: "読み取りに失敗しました",
};

function notWritten(folder: string, reason: "folder" | "directory" | "forbidden" | "other"): string {
  switch (reason) {
    case "folder":
      return `フォルダー「${folder}」がありません。フォルダーを作るか、今あるフォルダーのファイル名を書いてください。`;
    case "directory":
      return "フォルダーです。その中のファイル名を書いてください。";
    case "forbidden":
      return "書き込みの権限がありません。書き込めるフォルダーのファイル名を書いてください。";
    case "other":
      return "書き込みに失敗しました。ディスクを確かめるか、別のファイル名を書いてください。";
  }
}

function notAmount(where: string, because: string | null, example: string | null): string {
  const form = example === null ? "" : `プレイヤーごとに「名前:チップ」と書いてください。例: ${example}`;
  return `「${where}」: ${because ?? "名前とチップを読み取れません。"}${form}`;
}

function fault(f: TerminalFault): string {
  switch (f.code) {
    case "NOT_UTF8":
      return "入力がUTF-8の文字ではありません。UTF-8で保存または変換して、もう一度入力してください。";
    case "KEY_TWICE":
      return `${showText(f.path)}: 1つのオブジェクトに同じキーが2回あり、どちらなのか分かりません。片方を消してください。`;
    case "LINE_TOO_LONG":
      return `${f.limit}バイトより長い行を飛ばしました。1行にJSONオブジェクトを1つ書いてください。`;
    case "INPUT_TOO_LONG":
      return `入力が${f.limit}バイトを超えています。ハンドが多いときは--jsonlで1行にJSONオブジェクトを1つ渡してください。`;
    case "FILE_NOT_READ":
      return `${f.file === "-" ? "標準入力" : `「${f.file}」`}を読めません。${reasons[f.reason]}。`;
    case "FILE_NOT_WRITTEN":
      return `「${f.file}」に書き込めません。${notWritten(f.folder, f.reason)}`;
    case "OUTPUT_NOT_WRITTEN":
      return `標準出力に書き込めません。${f.reason === "full" ? "出力先に空きがありません。空きを作ってもう一度実行してください。" : "書き込みに失敗しました。"}`;
    case "NOTHING_READ":
      return "入力が空です。ファイルか標準入力でJSONオブジェクトを1つ渡してください。";
    case "INTERNAL_FAULT":
      return `内部エラーです。お知らせください: ${f.detail}`;
    case "COMMAND_UNKNOWN":
      return `「${f.command}」というコマンドはありません。${like(f.like)}`;
    case "OPTION_UNKNOWN":
      return `「${f.option}」というオプションはありません。${like(f.like)}`;
    case "OPTION_VALUE_MISSING":
      return `オプション「${f.option}」には値が必要です。`;
    case "OPTION_VALUE_UNKNOWN":
      return `オプション「${f.option}」に「${f.got}」は使えません。${quoted(f.choices)}から選んでください。`;
    case "OPTIONS_EXCLUDE":
      return `「${f.one}」と「${f.other}」は同時に使えません。どちらか1つにしてください。`;
    case "OPTION_TWICE":
      return `オプション「${f.option}」が2回以上あります。1回だけ書いてください。`;
    case "OPTION_NEEDS":
      return `「${f.option}」は${f.needs.map((need) => `「${need}」`).join("か")}がないと何もしません。それを加えるか、「${f.option}」を外してください。`;
    case "ARGUMENTS_TOO_MANY":
      return "引数が多すぎます。ファイルは1つまでです。";
    case "PLAYERS_MISSING":
      return "プレイヤーがいません。出したチップを時計回りに書いてください: sidepot pots A:2500 B:6000 C:4000f";
    case "FILES_MISSING":
      return `ファイルがありません。ハンド履歴のファイルかフォルダーを書いてください: sidepot ${f.command} hands.phh`;
    case "FOLDER_EMPTY":
      return `フォルダー「${f.folder}」にハンド履歴がありません。.phh、.phhs、.txtのファイルがあるフォルダーか、ファイル名を書いてください。`;
    case "AMOUNT_UNREADABLE":
      return notAmount(f.where, f.because, f.example);
    case "PLAYERS_IN_ONE_ARGUMENT":
      return `「${f.where}」は1つの引数ですが、プレイヤーが複数いるようです。1人ずつ別の引数に「名前:チップ」と書いてください。例: sidepot pots ${f.example}`;
    case "NAME_LEFT_OUT":
      return `「${f.where}」には名前がなく「${f.name}」になりますが、同じ名前のプレイヤーがいます。「名前:チップ」と書いてください。例: ${f.example}`;
    case "BUTTON_UNKNOWN":
      return `「${f.got}」というプレイヤーがいないため、ボタンを置けません。プレイヤー: ${quoted(f.names)}。`;
    case "SITUATION_UNREAD":
      return `${f.like.length > 1 ? `「${f.got}」に当たる状況が複数あります` : `「${f.got}」という状況はありません`}。${f.like.length > 0 ? `近いもの：${titled(f.like)}。` : ""}一覧：sidepot rule --list`;
    case "FACT_TWICE":
      return `「${f.fact}」が2回以上あります。1回だけ書いてください。`;
    case "HOUSE_NOT_JSON":
      return `「${f.file}」はJSONではないため、ハウスルールとして読めません。例：docs/house-rules.example.json`;
    case "HOUSE_FILE_TOO_LONG":
      return `「${f.file}」は${f.limit}バイトより長いため、ハウスルールとして読めません。`;
    case "OPTION_NUMBER_INVALID":
      return `オプション「${f.option}」に「${f.got}」は使えません。${grouped(f.least)}から${grouped(f.most)}までの整数を書いてください。`;
    case "PRECISION_UNREADABLE":
      return `オプション「${f.option}」に「${f.got}」は使えません。0.001（0.1%）のように、0より大きく1より小さい標準誤差を書いてください。`;
    case "HANDS_TOO_FEW":
      return `ハンドは2つ以上必要です。ハンドごとに引数を分けて書いてください。例: sidepot equity ${f.hands}`;
    case "BET_UNREADABLE":
      return `「${f.where}」: ${f.because}ハンドごとに「ハンド」または「ハンド:チップ」と書いてください。例: ${f.example}`;
    case "BET_MISSING":
      return `「${f.where}」にはチップがありませんが、ほかのハンドにはあります。ハンドごとに「ハンド:チップ」と書いてください。例: ${f.example}`;
    case "WEIGHT_AS_BET":
      return `「${f.where}」: コロンの後はチップ、@の後は重みです。重みはこう書いてください。例: ${f.example}`;
    case "BETS_MISSING":
      return `「${f.where}」はチップの指定ですが、チップのあるハンドがありません。ハンドごとに「ハンド:チップ」と書いてください。例: ${f.example}`;
    case "FOLDED_CARDS_UNKNOWN":
      return `「${f.where}」: フォールドした人のカードはデッドカードになるので、2枚とも決まっている必要があります。チップだけを書くか、カード2枚とともに書いてください。例: ${f.chips}f、またはAsAh:${f.chips}f`;
    case "ARGUMENT_NOT_TAKEN":
      return `「${f.got}」は余分です。${f.command}が受け取るのはオプションだけです。`;
    case "BLINDS_UNREADABLE":
      return `オプション「--blinds」に「${f.got}」は使えません。スモールブラインドとビッグブラインドを50/100のように書いてください。`;
    case "OPPONENTS_TOO_MANY":
      return `スタイルが${grouped(f.got)}個ありますが、席は${grouped(f.most)}個です。減らすか、--seatsで席を増やしてください。`;
    case "RUN_CANCELLED":
      return "答えが出る前に中止しました。";
  }
}

/** Japanese. */
export const ja: TerminalWords = {
  lang: "ja",
  columns: {
    player: "プレイヤー",
    putIn: "出したチップ",
    returned: "返却",
    state: "状態",
    won: "獲得",
    net: "収支",
    place: "順位",
    cards: "カード",
    hand: "役",
    plays: "使うカード",
  },
  states: { folded: "フォールド", short: "オールイン?", in: "参加" },
  deadMoney: "(デッドチップ)",
  deadLine: (amount) => `+${amount} デッドチップ: メインポットに入っています`,
  sum: "合計",
  board: "ボード",
  sides: { high: "ハイ", low: "ロー" },
  noLow: "ローなし",
  steps: "この順に:",
  nothingIn: "チップが出されていないため、ポットはありません。",
  check: (putIn, pots, returned) => `出したチップ ${putIn} = ポット ${pots}${returned === null ? "" : ` + 返却 ${returned}`}`,
  rake: (total, each) => `レーキ ${total}${each === null ? "" : `（${each}）`}`,
  out: (places) => `飛んだプレイヤー（順位が上の順）：${places}`,
  bounty: (name, worth, pot, to) => `${name}のバウンティ ${worth}（${pot}）：${to ?? "受け取る人なし"}`,
  notYet: (names) => `まだ支払いません。比べられないハンド: ${names}。`,
  shortNote: "オールイン? = 残っている他のプレイヤーより少ないため、オールインか、まだアクションが残っています。",
  hand: {
    street: (name) => `ストリート: ${name}`,
    toAct: (name) => `アクション: ${name}`,
    owed: (amount) => (amount === null ? "コールするベットなし" : `コールに必要: ${amount}`),
    may: (name, actions) => `${name}にできるアクション: ${actions.join("、")}`,
    actions: {
      fold: "フォールド",
      check: "チェック",
      call: (amount) => `コール${amount}`,
      bringIn: (amount) => `ブリングイン${amount}`,
      bet: (min, max) => `ベット${between(min, max)}`,
      raise: (min, max) => `${between(min, max)}にレイズ`,
    },
    pot: (name, amount, eligible) => `${name} ${amount}: ${eligible}`,
    roundOver: "ベッティングラウンドは終わりです。次のストリートを配ってください。",
    handOver: "ハンドは終わりです。もうアクションはありません。",
  },
  replay: {
    hand: (number, variant) => `ハンド${number} (${variant})`,
    putIn: "出したチップ",
    returned: "返却",
    pots: "ポット",
    finishing: "ハンド終了後のスタック",
    deviations: "ルールから外れたところ",
    none: "なし",
    notShown: "誰が勝ったかは記録にありません。",
  },
  audit: {
    agrees: "一致",
    differs: "相違",
    first: "最初の相違:",
    nothingRecorded: "ハンドの結果が記録にありません。",
    columns: {
      file: "ファイル",
      hands: "ハンド",
      agree: "一致",
      differ: "相違",
      unchecked: "未確認",
      unreadable: "読めない",
      withSidePots: "サイドポットあり",
    },
    all: "全体",
    progress: (done, files) => `${files}ファイル中${done}`,
    unknownLines: "分からない行:",
  },
  rule,
  equity,
  titles: { usage: "使い方:", arguments: "引数:", options: "オプション:", commands: "コマンド:", examples: "例:" },
  program: "ポーカーの審判: 誰がどのポットを取れるか、誰がいくら受け取るか、どのハンドが一番強いか。",
  commands: {
    settle: {
      summary: "チップとカードからポットと支払いを決める",
      about:
        "出されたチップをポットに分け、各ポットを取れる最も強いハンドに支払います。\n1ハンドをJSONで読みます。プレイヤーは時計回り、betはハンド全体で出したチップです。rake、stack、bountiesも書けます。ハウスの取り分と、飛んだプレイヤーです。",
      argument: "JSONファイル。なければ標準入力",
      examples: ["1ハンドを読みやすく", "1ハンドをJSONで", "多くのハンドを1行に1つずつ"],
    },
    showdown: {
      summary: "カードからハンドの順位を決める",
      about: "ハンドを強い順に並べ、どのカードを使うかを示します。\nショーダウン1回をJSONで読みます。",
      argument: "JSONファイル。なければ標準入力",
      examples: ["2つのハンドを読みやすく", "同じものをJSONで", "多くのショーダウンを1行に1つずつ"],
    },
    pots: {
      summary: "各自のチップからポットの表を作る",
      about: "出されたチップをメインポット、サイドポット、コールされなかった返却分に分けます。",
      argument: "名前:チップ、時計回り。末尾のfはフォールド。名前は省略できます",
      examples: ["4人とフォールド1人、ビッグブラインドアンティ1,000", "チップだけならプレイヤーはA, B, C", "プログラムにはsettleと同じ形"],
    },
    hand: {
      summary: "これまでのベットから、誰の番で何ができるかを決める",
      about:
        "1ハンドのベットをたどり、誰の番か、何ができるか、ポットにいくらあるかを示します。\n1ハンドをJSONで読みます。プレイヤーは時計回りです。ルールに合わない最初のアクションがあれば、それが答えになります。\nアクション：名前 fold・check・call・all-in・bring-in、名前 bet N、名前 raise N（ストリートの合計をNに）、deal、deal カード。\n項目：game、betting、blinds、stacks、names、button、antes、bigBlindAnte、straddles、bringIn、smallBet、bigBet、cap、actions。",
      argument: "JSONファイル。なければ標準入力",
      examples: ["誰の番かを読みやすく", "同じものをJSONで", "多くのハンドを1行に1つずつ"],
    },
    replay: {
      summary: "記録されたハンドからポット、返却、スタックを求める",
      about:
        "記録されたハンドを起きたとおりに精算し、ルールから外れたところを示します。\nハンド履歴を読みます: PHHと、サイトが残すテキスト。--jsonlならハンドごとにJSONを1行書きます。",
      argument: "ハンド履歴のファイルかフォルダー",
      examples: ["1つのファイルを読みやすく", "多くのファイル、ハンドごとにJSONを1行", "フォルダーのすべてのハンド"],
    },
    audit: {
      summary: "記録された結果をルールと比べる",
      about:
        "記録されたハンドを精算し、記録にある結果（返却、ポット、支払い、スタック）を比べます。\nどのポットがなぜ違うかを示します。違いがあれば終了ステータスは1です。",
      argument: "ハンド履歴のファイルかフォルダー",
      examples: ["1つのファイル", "フォルダーとまとめ", "JSONで"],
    },
    rule: {
      summary: "起きたことから、フロアの対応を決める",
      about:
        "テーブルのミスや疑問を裁定します：手順、そのままにするもの、規則の根拠、よくある誤り。\n状況は名前、名前の初め、または普段の呼び方で書きます。--listですべての状況と項目を表示します。書かれていないことは推測しません。\n状況の代わりにファイルか標準入力を渡すとJSONの質問を1つ、--jsonlなら複数読みます。\n規則：tda-2024、tda-pre-2022、roberts、wsop-tournament-2026、wsop-live-2026、またはハウスルールのファイル。",
      argument: "状況、続けて項目=値。またはJSONファイル",
      examples: ["ターンが早く出た、6人", "ロバートルールでのミスディール", "2つの規則を並べて"],
    },
    equity: {
      summary: "ハンドやレンジが勝つ確率を求める",
      about:
        "ホールデムで、それぞれのハンドがどれくらいの割合で勝ち、引き分けるかを求めます。研究用です。プレイ中のテーブルでは使わないでください。\nすぐ数えられるときはすべての配り方を数え、そうでないときはランダムに配って誤差とともに示します。\nハンドの代わりにファイルか標準入力を渡すとJSONの質問を1つ、--jsonlなら複数読みます。\nAsAh:2500のようにチップも書くと、誰がどのポットをどれだけ取り、平均で何枚になるかを示します。4000fはフォールドした人のチップです。\n項目：hands、board、dead、bets、folded、deadMoney、button、unit、method、seed、precision、samples。ハンドの番号は0から数え、フォールドした人がその後に続きます。",
      argument: "プレイヤーごとにハンド（AsAh）かレンジ（TT+,AQs+,AKo）、チップは任意。またはJSONファイル",
      examples: ["フロップでのハンド対レンジ", "オールイン4人とフォールド1人: 誰がどのポットをどれだけ取るか", "多くの質問を1行に1つずつ"],
    },
    play: play.help,
  },
  options: {
    lang: "en, ko, ja (既定: ロケール、JSONのメッセージはen)",
    json: "JSONの値を1つ出力する",
    jsonl: "1行に1つのJSON。JSONを読むコマンドはそう読み、答えも順に1行ずつ",
    explain: "JSON: 答えに至る過程を加える",
    dead: "デッドチップ: ビッグブラインドアンティ、デッドブラインド。複数なら合計する",
    unit: "最小のチップ",
    button: "ディーラーボタンのあるプレイヤー (既定: 最後のプレイヤー)",
    order: "last-side-first (既定) またはmain-first",
    svg: "ポットの図をSVGファイルに書く。-なら標準出力に図だけを書く",
    theme: "図のテーマ: lightまたはdark (既定: ファイルはlight)",
    "no-strata": "図を省く",
    rules: "規則の名前かファイル (既定: tda-2024)。コンマで複数書くと並べて比べる",
    players: "配られた人数: 手順ごとにスタブ、バーン、ボードを数える",
    list: "すべての状況と項目を表示する",
    chances: "人数に応じたカードの確率を加える",
    help: "このヘルプを表示する",
    version: "バージョンを表示する",
  },
  seeHelp: (command) => `ヘルプ: ${command} --help`,
  fault,
};
