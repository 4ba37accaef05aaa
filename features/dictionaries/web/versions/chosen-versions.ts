/** Two versions to compare: 0 is before the first one, without `to` what stands now. */
export type ChosenVersions = { from: number; to: number | undefined }

/** What the address asks for, among the published numbers (newest first); else what changed since the last version. */
export const chosenVersions = (
  numbers: readonly number[],
  { from, to }: { from?: number | undefined; to?: number | undefined },
): ChosenVersions => {
  const first = from !== undefined && (from === 0 || numbers.includes(from)) ? from : (numbers[0] ?? 0)
  return { from: first, to: to !== undefined && to > first && numbers.includes(to) ? to : undefined }
}
