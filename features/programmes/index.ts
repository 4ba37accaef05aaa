import type { Feature } from '#platform/server/feature.ts'
import { endpoints } from './contract/index.ts'
import { getSettingsTreeQuery } from './server/get-settings-tree.query.ts'
import {
  deleteContentUseCase,
  moveContentUseCase,
  orderContentUseCase,
} from './server/move-content.use-case.ts'
import { getPublicTrackQuery, listOpenTracksQuery } from './server/public-track.query.ts'
import * as trackpointFields from './server/trackpoint-fields.use-case.ts'
import { createProgrammeUseCase, editProgrammeUseCase } from './server/write-programme.use-case.ts'
import { createTrackUseCase, editTrackUseCase, setTrackAccessUseCase } from './server/write-track.use-case.ts'
import {
  copyTrackpointUseCase,
  createTrackpointUseCase,
  editTrackpointUseCase,
} from './server/write-trackpoint.use-case.ts'

export { findTrackForApplying, type TrackForApplying } from './server/track-for-applying.repository.ts'

/** Programmes, their tracks and the trackpoints of these. */
export const programmesFeature: Feature = {
  name: 'programmes',
  endpoints,
  handlers: [
    getSettingsTreeQuery,
    createProgrammeUseCase,
    editProgrammeUseCase,
    createTrackUseCase,
    editTrackUseCase,
    setTrackAccessUseCase,
    createTrackpointUseCase,
    editTrackpointUseCase,
    copyTrackpointUseCase,
    ...Object.values(trackpointFields),
    moveContentUseCase,
    orderContentUseCase,
    deleteContentUseCase,
    getPublicTrackQuery,
    listOpenTracksQuery,
  ],
  constraintErrors: {
    stream_period_overlap: 'STREAM_PERIOD_OVERLAP',
    trackpoint_one_evaluation: 'EVALUATION_TASK_LIMIT',
    // Two at once: the later one tries again and is told which field it is.
    track_short_link_key: 'STATE_CHANGED',
  },
}
