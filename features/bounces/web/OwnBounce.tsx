import './own-bounce.css'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { Notice } from '#platform/web/work/components/messages/Notice.tsx'
import { ScreenLink } from '#platform/web/work/navigation/ScreenLink.tsx'
import { confirmOwnAddress, getOwnBounce } from '../contract/bounce.endpoints.ts'

/** A notice above every screen that emails to the person's address bounce. */
export const OwnBounce = () => {
  const t = useTexts('bounces')
  const { data } = useCall(getOwnBounce, {}, { deniedHere: true })
  const works = useCommand(confirmOwnAddress, { success: t('own.worksDone') })
  if (!data?.bounce) return null
  return (
    <section className="own-bounce" aria-label={t('own.label')}>
      <Notice
        tone="rejected"
        role="status"
        title={t('own.title', { address: data.bounce.address })}
        actions={
          <div className="own-bounce-actions">
            <ScreenLink to={linkTo('/bch/view/person-user-profile', { tab: 'security' })}>
              {t('own.change')}
            </ScreenLink>
            <Button size="small" loading={works.isPending} onClick={() => works.mutate({})}>
              {t('own.works')}
            </Button>
          </div>
        }
      >
        {t('own.text')}
      </Notice>
    </section>
  )
}
