import './scoring-form.css'
import { useState } from 'react'
import { dayIn } from '#platform/domain/deadline.ts'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { formatDate, formatDateTime, ownTimeZone } from '#platform/web/i18n/dates.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { Secret } from '#platform/web/work/components/Secret.tsx'
import { cancelDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { DateField } from '#platform/web/work/components/form/DateField.tsx'
import { Form } from '#platform/web/work/components/form/Form.tsx'
import { TextField } from '#platform/web/work/components/form/TextField.tsx'
import { useProductForm } from '#platform/web/work/components/form/use-product-form.ts'
import { ErrorState } from '#platform/web/work/components/states/ErrorState.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import { endScoringLink, getScoringLinks, shareScoring } from '../../contract/scoring.endpoints.ts'
import { isLastingLink } from '../../domain/scoring.rules.ts'

type Props = { acceleratorId: number; projectId: number; versionId: number }

const month = 30 * 86_400_000

const inAMonth = (): string => dayIn(ownTimeZone(), Date.now() + month)

/** Links to the scoring of a project: form of a new one, and existing ones with their openings. */
export const ScoringLinks = ({ acceleratorId, projectId, versionId }: Props) => {
  const t = useTexts('reports')
  const [until] = useState(inAMonth)
  const [address, setAddress] = useState<string | null>(null)
  const { data, error, refetch } = useCall(getScoringLinks, {
    query: { acceleratorId: String(acceleratorId), projectId: String(projectId) },
  })
  const share = useCommand(shareScoring)
  const end = useCommand(endScoringLink, { success: t('scoring.links.ended') })
  const form = useProductForm({
    draft: null,
    schema: shareScoring.body,
    defaults: { versionId, recipient: '', until },
    onSubmit: async (body) => {
      const { link } = await share.mutateAsync({ body })
      setAddress(location.origin + linkTo('/showScoringReport', { link }))
    },
  })
  if (address !== null) return <Secret parts={[{ label: t('scoring.links.address'), text: address }]} />
  return (
    <>
      <p>{t('scoring.links.text')}</p>
      <Form form={form} submitLabel={t('scoring.links.make')} onCancel={cancelDrawer} guard={false}>
        <TextField
          name="recipient"
          label={t('scoring.links.recipient')}
          help={t('scoring.links.recipientHelp')}
        />
        <DateField name="until" label={t('scoring.links.until')} help={t('scoring.links.untilHelp')} />
      </Form>
      <h3>{t('scoring.links.made')}</h3>
      {data ? (
        <ul className="scoring-links">
          {data.items.map((link) => (
            <li key={link.id}>
              <strong translate="no">{link.recipient}</strong>
              <p>
                {t(`scoring.links.states.${link.state}`, { date: formatDate(link.until) })}{' '}
                {t('scoring.links.ofVersion', { date: formatDateTime(link.versionAt) })}
              </p>
              <p>
                {t('scoring.links.openings', { count: link.openings })}
                {link.openings > link.opened.length
                  ? ` ${t('scoring.links.newest', { count: link.opened.length })}`
                  : null}
              </p>
              {link.opened.length > 0 ? (
                <ul>
                  {link.opened.map(({ id, at, by }) => (
                    <li key={id}>
                      {formatDateTime(at)} — {by?.name ?? t('scoring.links.guest')}
                    </li>
                  ))}
                </ul>
              ) : null}
              {isLastingLink(link) ? (
                <Button
                  size="small"
                  variant="text"
                  loading={end.isPending}
                  onClick={() => end.mutate({ body: { linkId: link.id } })}
                >
                  {t('scoring.links.end')}
                </Button>
              ) : null}
            </li>
          ))}
        </ul>
      ) : error ? (
        <ErrorState error={error} retry={() => void refetch()} />
      ) : (
        <LoadingBlock lines={3} />
      )}
      {data?.items.length === 0 ? <p>{t('scoring.links.none')}</p> : null}
    </>
  )
}
