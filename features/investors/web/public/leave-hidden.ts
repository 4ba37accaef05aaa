import type { Ask } from '#platform/web/public/ask.ts'
import { showInvestorsCards } from '../../contract/investor-showcase.endpoints.ts'

const leave = (): void => location.replace('/portal/investors-static')

/**
 * Whether the reader may see investors, asked in the browser before what would be refused; readers who may not are led to the
 * public page about investing. The server's own rendering has asked already.
 */
export const seesInvestorsHere = async (ask: Ask): Promise<boolean> => {
  if (typeof window === 'undefined') return true
  const { show } = await ask(showInvestorsCards, {})
  if (!show) leave()
  return show
}

/**
 * Redirects readers without access to the public page about investors (spec 2), also from a page rendered for a guest.
 */
export const leaveHidden = (error: unknown): void => {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : null
  if (code === 'NOT_FOUND' && typeof window !== 'undefined') leave()
}
