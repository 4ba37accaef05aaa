import { useState } from 'react'
import { call } from '#platform/web/api/call.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { notify } from '#platform/web/messages/banner-store.ts'
import { useAnswer } from '#platform/web/query/use-answer.ts'
import { ActionButtons } from '#platform/web/work/actions/ActionButtons.tsx'
import { useActions } from '#platform/web/work/actions/use-actions.tsx'
import { ErrorIcon } from '#platform/web/work/components/icons/icons.ts'
import { flushUnsavedWork } from '#platform/web/work/unsaved-work.ts'
import { MissingPlaces } from '../../../fields/web/missing/MissingPlaces.tsx'
import { getApplicationDraft } from '../../contract/application-draft.endpoints.ts'
import type { DraftPage } from './application.types.ts'
import { applicationActions } from './draft-actions.tsx'
import { placeWords } from './place-words.ts'

const consentId = 'application-consent'

/** Consent and sending: pending changes are saved first, and missing answers are shown instead of sending. */
export const Sending = ({ draft }: { draft: DraftPage }) => {
  const t = useTexts('acceleration-requests')
  const { put } = useAnswer(getApplicationDraft, { query: { draftId: draft.id } })
  const [consents, setConsents] = useState(false)
  const [tried, setTried] = useState(0)
  const { profile, accelerator, leader, actions: allowed } = draft
  const lacksConsent = tried > 0 && !consents
  const missing = profile?.missing ?? []

  const submit = async (): Promise<void> => {
    if (!(await flushUnsavedWork())) return notify({ code: 400, text: t('application.notSaved') })
    const now = await call(getApplicationDraft, { query: { draftId: draft.id } })
    put(now)
    setTried((times) => times + 1)
    if ((now.profile?.missingTotal ?? 0) > 0) return
    if (!consents) return document.getElementById(consentId)?.focus()
    actionsOf(now)
      .find(({ key }) => key === 'send')
      ?.onClick()
  }
  const actionsOf = useActions(applicationActions, { submit })
  const isSent = actionsOf(draft).find(({ key }) => key === 'send')?.pending
  const actions = actionsOf(draft)
    .filter(({ key }) => key === 'submit')
    .map((action) => (isSent ? { ...action, pending: true } : action))

  if (!allowed.includes('send'))
    return draft.trouble === null && leader ? (
      <p className="application-hint">{t('application.leaderSends', { name: leader.name })}</p>
    ) : null
  return (
    <section className="application-part" aria-label={t('application.sending')}>
      {tried > 0 && missing.length > 0 ? (
        <MissingPlaces
          key={tried}
          title={t('application.missing', { count: profile?.missingTotal ?? 0 })}
          missing={missing}
          words={{
            place: (name) => placeWords(name).whole,
            invalid: t('application.invalid'),
            more: (listed) => t('application.more', { count: (profile?.missingTotal ?? 0) - listed }),
          }}
        />
      ) : null}
      <div className={lacksConsent ? 'field field-wrong' : 'field'}>
        <label className="application-consent">
          <input
            id={consentId}
            type="checkbox"
            className="check"
            checked={consents}
            aria-invalid={lacksConsent}
            aria-describedby={`${consentId}-error`}
            onChange={({ target }) => setConsents(target.checked)}
          />
          <span>{t('consent.text', { accelerator: accelerator.name })}</span>
        </label>
        <p className="field-error" id={`${consentId}-error`} aria-live="polite">
          {lacksConsent ? (
            <>
              <ErrorIcon />
              {t('public.consentRequired')}
            </>
          ) : null}
        </p>
      </div>
      <div className="application-send">
        <ActionButtons actions={actions} />
      </div>
    </section>
  )
}
