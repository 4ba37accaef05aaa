import { UnsubscribePage } from './UnsubscribePage.tsx'
import type { PageData, ScreenProps } from '#platform/web/public/page.ts'

/** The unsubscribe page linked in emails. */
export const UnsubscribeScreen = ({ address }: ScreenProps<PageData>) => (
  <UnsubscribePage token={new URL(address, 'http://emails').searchParams.get('token') ?? ''} />
)
