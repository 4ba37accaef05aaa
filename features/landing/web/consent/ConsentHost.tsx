import './consent.css'
import Dialog from '@mui/material/Dialog'
import { useId, useState } from 'react'
import { formatDate } from '#platform/web/i18n/dates.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { WorkTheme } from '#platform/web/work/WorkTheme.tsx'
import { getOpenConsents, giveConsents } from '../../contract/page-words.endpoints.ts'
import { legalTexts } from '../../domain/portal-texts.rules.ts'

/** After sign-in, requests agreement to legal texts that have changed, once per version. */
export const ConsentHost = () => {
  const t = useTexts('landing')
  const id = useId()
  const [later, setLater] = useState(false)
  const open = useCall(getOpenConsents, {}, { deniedHere: true })
  const give = useCommand(giveConsents, { success: t('consents.done') })
  const items = open.data?.items ?? []
  if (items.length === 0 || later) return null
  return (
    <WorkTheme>
      <Dialog open aria-labelledby={id}>
        <div className="consent">
          <h2 id={id}>{t('consents.title')}</h2>
          <p>{t('consents.lead')}</p>
          <ul>
            {items.map(({ name, title, inForceFrom }) => (
              <li key={name}>
                <a href={legalTexts[name]} target="_blank" rel="noopener">
                  {title}
                </a>{' '}
                {t('consents.from')} {formatDate(inForceFrom)}
              </li>
            ))}
          </ul>
          <div className="consent-buttons">
            <Button
              variant="contained"
              color="primary"
              loading={give.isPending}
              onClick={() =>
                give.mutate({ body: { given: items.map(({ name, version }) => ({ name, version })) } })
              }
            >
              {t('consents.agree')}
            </Button>
            <Button onClick={() => setLater(true)}>{t('consents.later')}</Button>
          </div>
        </div>
      </Dialog>
    </WorkTheme>
  )
}
