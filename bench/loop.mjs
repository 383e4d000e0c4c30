// The loop over the hands of a game. Each game loads this file by a query of its own, so that the engine sees one game alone in each
// loop, as in a program that knows what it plays.

export function one(worth, holes, boards) {
  let sum = 0;
  for (let i = 0; i < holes.length; i++) sum = (sum + worth(holes[i], boards[i])) | 0;
  return sum;
}

export function both(high, low, holes, boards) {
  let sum = 0;
  for (let i = 0; i < holes.length; i++) sum = (sum + high(holes[i], boards[i]) + low(holes[i], boards[i])) | 0;
  return sum;
}
