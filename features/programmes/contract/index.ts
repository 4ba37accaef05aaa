import * as contents from './content.endpoints.ts'
import * as trackpointFields from './trackpoint-field.endpoints.ts'
import { getPublicTrack, listOpenTracks } from './public-track.endpoints.ts'

/** Every call of this feature. */
export const endpoints = [
  ...Object.values(contents),
  ...Object.values(trackpointFields),
  getPublicTrack,
  listOpenTracks,
]
