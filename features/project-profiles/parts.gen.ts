// Written by `npm run parts` from the names of the files; never by hand.
import * as pictureEndpoints from './contract/picture.endpoints.ts'
import * as profileEndpoints from './contract/profile.endpoints.ts'
import * as downloadProfileQuery from './server/download-profile.query.ts'
import * as downloadTableQuery from './server/download-table.query.ts'
import * as getProfileQuery from './server/get-profile.query.ts'
import * as noteFieldsReadUseCase from './server/note-fields-read.use-case.ts'
import * as pastingQueries from './server/pasting.queries.ts'
import * as profileFilesUseCase from './server/profile-files.use-case.ts'
import * as profileHistoryQuery from './server/profile-history.query.ts'
import * as profilePicturesUseCase from './server/profile-pictures.use-case.ts'
import * as writeProfileUseCase from './server/write-profile.use-case.ts'
import en from './texts/en.json' with { type: 'json' }
import ru from './texts/ru.json' with { type: 'json' }

/** What this feature is made of. */
export const parts = {
  name: 'project-profiles',
  contract: [
    pictureEndpoints,
    profileEndpoints,
  ],
  handlers: [
    downloadProfileQuery,
    downloadTableQuery,
    getProfileQuery,
    noteFieldsReadUseCase,
    pastingQueries,
    profileFilesUseCase,
    profileHistoryQuery,
    profilePicturesUseCase,
    writeProfileUseCase,
  ],
  texts: { en, ru },
}
