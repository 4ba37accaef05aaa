// Written by `npm run parts` from the names of the files; never by hand.
import * as uploadEndpoints from './contract/upload.endpoints.ts'
import * as uploadUseCase from './server/upload.use-case.ts'

/** What this feature is made of. */
export const parts = {
  name: 'uploads',
  contract: [
    uploadEndpoints,
  ],
  handlers: [
    uploadUseCase,
  ],
}
