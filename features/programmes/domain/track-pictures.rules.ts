/** Where a picture of a track stands; the id of its file is what nobody guesses. */
export const trackPictureUrl = (fileId: string): string =>
  `/api/v1/accelerator-program-track/picture?image=${fileId}`
