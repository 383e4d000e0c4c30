/** What the editor of house rules says. */
export interface HouseText {
  readonly pageTitle: string;
  readonly pageDescription: string;
  readonly title: string;
  readonly back: string;
  readonly about: string;
  readonly empty: string;
  readonly mine: string;
  readonly make: string;
  readonly importFile: string;
  /** The name of a new house. */
  readonly newName: string;
  changed(count: number): string;
  readonly inUse: string;

  readonly name: string;
  readonly nameEmpty: string;
  readonly namePlain: string;
  readonly nameTaken: string;
  readonly base: string;
  readonly use: string;
  readonly used: string;
  readonly exportFile: string;
  exported(file: string): string;
  readonly remove: string;
  removeSurely(name: string): string;
  readonly search: string;
  readonly searchHint: string;
  noneFound(query: string): string;
  readonly noneHelp: string;
  readonly changedPoints: string;
  readonly noneChanged: string;
  readonly allPoints: string;
  /** The base's holding in front of the value. */
  baseHolds(book: string): string;
  /** The choice that changes nothing. */
  readonly likeBase: string;
  readonly note: string;
  readonly noteHint: string;

  readonly importTitle: string;
  readonly paste: string;
  readonly pasteHint: string;
  readonly chooseFile: string;
  readonly takeIn: string;
  readonly notJson: string;
  keyTwice(path: string): string;
  readonly notRead: string;
  problems(count: number): string;
  /** After the first of many faults: how many more there are. */
  moreProblems(count: number): string;
  exists(name: string): string;
  readonly replace: string;
  imported(name: string): string;
  readonly broken: string;
  readonly removeBroken: string;
  readonly cancel: string;
}
