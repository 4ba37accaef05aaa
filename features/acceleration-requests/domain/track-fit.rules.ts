/** How far a project is with its application to a track. */
export const trackStandings = ['WORKS', 'APPLIED', 'BEGUN'] as const

type TrackStand = (typeof trackStandings)[number]

/** Facts that decide the position of an open track in the list for one project. */
export type TrackFit = { stands: TrackStand | null; alike: number; accepted: number }

/** Whether a track fits a project: it has accepted projects of the same industry, and the project has not applied. */
export const isFitting = ({ stands, alike }: TrackFit): boolean => stands === null && alike > 0

const rank = (fit: TrackFit | undefined): number => {
  if (!fit) return 2
  if (fit.stands === 'BEGUN') return 0
  if (fit.stands !== null) return 3
  return isFitting(fit) ? 1 : 2
}

type Placed = { id: number; applyUntil: { day: string } | null }

/**
 * Open tracks for one project: begun applications first, then tracks that fit, by the share of similar projects, then
 * the others by their last day, and at the end those that the project has already applied to.
 */
export const inOrderOfFit = <Track extends Placed>(
  tracks: readonly Track[],
  fits: ReadonlyMap<number, TrackFit>,
): Track[] => {
  const share = (track: Track): number => {
    const fit = fits.get(track.id)
    return fit && fit.accepted > 0 ? fit.alike / fit.accepted : 0
  }
  const until = ({ applyUntil }: Track): string => applyUntil?.day ?? '9999'
  return tracks.toSorted(
    (one, other) =>
      rank(fits.get(one.id)) - rank(fits.get(other.id)) ||
      share(other) - share(one) ||
      until(one).localeCompare(until(other)) ||
      one.id - other.id,
  )
}
