/** Address of the picture of an event; the id of its file is unguessable. */
export const eventCoverUrl = (fileId: string): string => `/api/v1/showcase/events/cover?image=${fileId}`
