/** Address of a track's picture; the id of its file is unguessable. */
export const trackPictureUrl = (fileId: string): string =>
  `/api/v1/accelerator-program-track/picture?image=${fileId}`
