/** Why a programme, a track or a trackpoint cannot be deleted. */
export const deletionBlocks = [
  'PROGRAMME_HAS_TRACKS',
  'EDIT_FORBIDDEN_HAS_REQUESTS',
  'TRACK_HAS_TRACKPOINTS',
  'TRACKPOINT_HAS_REQUESTS',
] as const

/** One reason why a record cannot be deleted. */
export type DeletionBlock = (typeof deletionBlocks)[number]

/** Number of dependants of a record. */
export type Dependants = { tracks?: number; requests?: number; trackpoints?: number; tasks?: number }

/**
 * Returns what prevents the deletion of a record, or null. Applications come before the tasks of a track, because deleting
 * its tasks would not help.
 */
export const deletionBlock = ({
  tracks = 0,
  requests = 0,
  trackpoints = 0,
  tasks = 0,
}: Dependants): DeletionBlock | null => {
  if (tracks > 0) return 'PROGRAMME_HAS_TRACKS'
  if (requests > 0) return 'EDIT_FORBIDDEN_HAS_REQUESTS'
  if (trackpoints > 0) return 'TRACK_HAS_TRACKPOINTS'
  return tasks > 0 ? 'TRACKPOINT_HAS_REQUESTS' : null
}
