import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { openDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { Row, Rows, Section } from '#platform/web/work/components/rows/Rows.tsx'
import { StateChip } from '#platform/web/work/components/states/StateChip.tsx'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import { DisableSecondFactor } from './DisableSecondFactor.tsx'
import { RenewRecoveryCodes } from './RenewRecoveryCodes.tsx'
import { SetUpSecondFactor } from './SetUpSecondFactor.tsx'

/** With fewer codes than this the owner is reminded to create new ones. */
const fewCodes = 3

type Props = { since: string | null; codesLeft: number }

/** The second step at sign-in: off, or on with its recovery codes. */
export const SecondFactorSection = ({ since, codesLeft }: Props) => {
  const t = useTexts('identity')
  const setUp = () => openDrawer({ title: t('security.factor.setUp'), body: <SetUpSecondFactor /> })
  const renew = () => openDrawer({ title: t('security.codes.renew'), body: <RenewRecoveryCodes /> })
  const disable = () => openDrawer({ title: t('security.factor.disable'), body: <DisableSecondFactor /> })
  if (since === null) {
    return (
      <Section
        title={t('security.factor.title')}
        help={t('security.factor.help')}
        action={
          <Button variant="contained" onClick={setUp} aria-label={t('security.factor.setUp')}>
            {t('security.factor.submit')}
          </Button>
        }
      />
    )
  }
  return (
    <Section title={t('security.factor.title')} help={t('security.factor.help')}>
      <Rows>
        <Row
          title={t('security.factor.app')}
          facts={
            <>
              <span>{t('security.factor.since')}</span>
              <DateText value={since} />
            </>
          }
          end={
            <>
              <StateChip tone="accepted" label={t('security.factor.on')} />
              <Button size="small" onClick={disable}>
                {t('security.factor.disable')}
              </Button>
            </>
          }
        />
        <Row
          title={t('security.codes.title')}
          facts={<span>{t('security.codes.left', { count: codesLeft })}</span>}
          {...(codesLeft < fewCodes ? { text: t('security.codes.few') } : {})}
          end={
            <Button size="small" onClick={renew}>
              {t('security.codes.renew')}
            </Button>
          }
        />
      </Rows>
    </Section>
  )
}
