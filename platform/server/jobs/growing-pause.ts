/** Returns the delay in milliseconds after a number of consecutive failures: doubled each time, up to the longest. */
export const growingPause = (
  failures: number,
  { first, longest }: { first: number; longest: number },
): number => Math.min(longest, first * 2 ** Math.min(failures, 20))
