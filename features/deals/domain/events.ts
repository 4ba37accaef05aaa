/** Events of deals and company figures; payloads have the row's `id`. */
export type DealEvent =
  | 'DealOpened'
  | 'DealOffered'
  | 'DealTermsReached'
  | 'DealInvested'
  | 'DealPassed'
  | 'DealDisputed'
  | 'FiguresAsked'
