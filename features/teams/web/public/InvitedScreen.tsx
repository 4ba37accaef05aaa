import { InvitedPage } from './InvitedPage.tsx'
import type { InvitedData } from './load-invited.ts'
import type { ScreenProps } from '#platform/web/public/page.ts'

/** The page linked in an invitation email. */
export const InvitedScreen = ({ data: { invited, token, answerHref } }: ScreenProps<InvitedData>) => (
  <InvitedPage invited={invited} token={token} answerHref={answerHref} />
)
