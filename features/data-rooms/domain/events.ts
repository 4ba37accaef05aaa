/** Events of data requests; payloads have the row's `id`. */
export type DataRequestEvent =
  | 'DataRequested'
  | 'DataRequestPassed'
  | 'DataRequestDeclined'
  | 'DataRoomGranted'
  | 'DataRequestRefused'
  | 'DataRoomRevoked'
  | 'DataRequestWithdrawn'
