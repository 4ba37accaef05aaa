/** Two versions to compare: `from` 0 is before the first one, `to` undefined is the current values. */
export type ChosenVersions = { from: number; to: number | undefined }

/**
 * Versions of the address if they were published (`numbers` are newest first); by default, the changes since the last
 * version.
 */
export const chosenVersions = (
  numbers: readonly number[],
  { from, to }: { from?: number | undefined; to?: number | undefined },
): ChosenVersions => {
  const first = from !== undefined && (from === 0 || numbers.includes(from)) ? from : (numbers[0] ?? 0)
  return { from: first, to: to !== undefined && to > first && numbers.includes(to) ? to : undefined }
}
