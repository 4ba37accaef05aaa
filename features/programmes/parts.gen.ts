// Written by `npm run parts` from the names of the files; never by hand.
import * as checklistEndpoints from './contract/checklist.endpoints.ts'
import * as contentEndpoints from './contract/content.endpoints.ts'
import * as publicProgrammeEndpoints from './contract/public-programme.endpoints.ts'
import * as publicTrackEndpoints from './contract/public-track.endpoints.ts'
import * as publishAllEndpoints from './contract/publish-all.endpoints.ts'
import * as sampleProgrammeEndpoints from './contract/sample-programme.endpoints.ts'
import * as savedCommentEndpoints from './contract/saved-comment.endpoints.ts'
import * as taskReportEndpoints from './contract/task-report.endpoints.ts'
import * as trackFaceEndpoints from './contract/track-face.endpoints.ts'
import * as trackpointFieldEndpoints from './contract/trackpoint-field.endpoints.ts'
import * as wholeProgrammeEndpoints from './contract/whole-programme.endpoints.ts'
import * as checklistUseCase from './server/checklist.use-case.ts'
import * as getSettingsTreeQuery from './server/get-settings-tree.query.ts'
import * as moveContentUseCase from './server/move-content.use-case.ts'
import * as publicProgrammeQuery from './server/public-programme.query.ts'
import * as publicTrackQuery from './server/public-track.query.ts'
import * as publishAllUseCase from './server/publish-all.use-case.ts'
import * as sampleProgrammeUseCase from './server/sample-programme.use-case.ts'
import * as savedCommentUseCase from './server/saved-comment.use-case.ts'
import * as savedCommentsQuery from './server/saved-comments.query.ts'
import * as taskReportChoicesQuery from './server/task-report-choices.query.ts'
import * as trackFaceUseCase from './server/track-face.use-case.ts'
import * as trackFormUseCase from './server/track-form.use-case.ts'
import * as trackpointFieldsUseCase from './server/trackpoint-fields.use-case.ts'
import * as wholeProgrammeUseCase from './server/whole-programme.use-case.ts'
import * as writeProgrammeUseCase from './server/write-programme.use-case.ts'
import * as writeTrackUseCase from './server/write-track.use-case.ts'
import * as writeTrackpointUseCase from './server/write-trackpoint.use-case.ts'
import * as contentSearchSource from './server/content.search-source.ts'
import en from './texts/en.json' with { type: 'json' }
import ru from './texts/ru.json' with { type: 'json' }

/** What this feature is made of. */
export const parts = {
  name: 'programmes',
  contract: [
    checklistEndpoints,
    contentEndpoints,
    publicProgrammeEndpoints,
    publicTrackEndpoints,
    publishAllEndpoints,
    sampleProgrammeEndpoints,
    savedCommentEndpoints,
    taskReportEndpoints,
    trackFaceEndpoints,
    trackpointFieldEndpoints,
    wholeProgrammeEndpoints,
  ],
  handlers: [
    checklistUseCase,
    getSettingsTreeQuery,
    moveContentUseCase,
    publicProgrammeQuery,
    publicTrackQuery,
    publishAllUseCase,
    sampleProgrammeUseCase,
    savedCommentUseCase,
    savedCommentsQuery,
    taskReportChoicesQuery,
    trackFaceUseCase,
    trackFormUseCase,
    trackpointFieldsUseCase,
    wholeProgrammeUseCase,
    writeProgrammeUseCase,
    writeTrackUseCase,
    writeTrackpointUseCase,
  ],
  searchSources: [
    contentSearchSource,
  ],
  texts: { en, ru },
}
