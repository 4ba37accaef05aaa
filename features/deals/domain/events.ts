/** What happens to deals and to the figures of companies; payloads carry the row's `id`. */
export type DealEvent =
  | 'DealOpened'
  | 'DealOffered'
  | 'DealTermsReached'
  | 'DealInvested'
  | 'DealPassed'
  | 'FiguresAsked'
