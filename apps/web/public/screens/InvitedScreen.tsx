import { InvitedPage } from '../../../../features/teams/web/public/InvitedPage.tsx'
import type { InvitedData } from '../load-page.ts'
import type { ScreenProps } from '../page.ts'

/** The page linked in an invitation email. */
export const InvitedScreen = ({ data: { invited, token, answerHref } }: ScreenProps<InvitedData>) => (
  <InvitedPage invited={invited} token={token} answerHref={answerHref} />
)
