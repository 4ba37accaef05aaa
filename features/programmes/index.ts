import { featureOf } from '#platform/server/feature.ts'
import { parts } from './parts.gen.ts'
import { sweptTrackPictures } from './server/face.repository.ts'
import { programmePages, trackPages } from './server/programmes.site-map.ts'

export { activeStream, trackClosedBecause } from './server/applying.sql.ts'
export { copyTrackInto, lockTrackForOffer, previewOfTrack } from './server/offered-tracks.repository.ts'
export { taskReportOf } from './server/task-report.sql.ts'
export { setTaskTemplates } from './server/task-templates.ts'
export { findTrackForApplying, type TrackForApplying } from './server/track-for-applying.repository.ts'

/** Programmes, their tracks, and the trackpoints of these. */
export const programmesFeature = featureOf(parts, {
  files: [sweptTrackPictures],
  siteMap: [programmePages, trackPages],
  constraintErrors: { trackpoint_one_evaluation: 'EVALUATION_TASK_LIMIT' },
})
