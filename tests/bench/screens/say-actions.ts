import type { Action } from './typing.ts'

const ms = (value: number): string => value.toFixed(0)

const longest = (long: readonly number[]): string =>
  long.length === 0 ? 'none' : `${long.length}, ${ms(Math.max(...long))} ms`

/** Prints a table of the measurements of typing, moving or scrolling. */
export const sayActions = (say: (line: string) => void, actions: readonly Action[]): void => {
  say('| what | count | median ms | p95 ms | worst ms | long tasks | requests | goal |')
  say('| --- | --- | --- | --- | --- | --- | --- | --- |')
  for (const { what, figures, long, goal, saves } of actions) {
    const { count, median, p95, worst } = figures
    const verdict = goal === null ? '-' : `p95 < ${goal}: ${p95 < goal ? 'holds' : 'MISSED'}`
    say(
      `| ${what} | ${count} | ${ms(median)} | ${ms(p95)} | ${ms(worst)} | ${longest(long)} | ${saves ?? '-'} | ${verdict} |`,
    )
  }
}
