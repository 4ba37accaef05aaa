/** What happens to requests for data; payloads carry the row's `id`. */
export type DataRequestEvent =
  | 'DataRequested'
  | 'DataRequestPassed'
  | 'DataRequestDeclined'
  | 'DataRoomGranted'
  | 'DataRequestRefused'
  | 'DataRoomRevoked'
  | 'DataRequestWithdrawn'
