import { useEffect, useRef, useState, type FormEvent } from 'react'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { ApiError } from '#platform/web/api/api-error.ts'
import { call } from '#platform/web/api/call.ts'
import { formatDate } from '#platform/web/i18n/dates.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/public/Button.tsx'
import { ErrorNotice } from '#platform/web/public/ErrorNotice.tsx'
import { Field } from '#platform/web/public/Field.tsx'
import { focusFirstWrong } from '#platform/web/public/focus-first-wrong.ts'
import { Notice } from '#platform/web/public/Notice.tsx'
import { useAnswering } from '#platform/web/public/use-answering.ts'
import { useErrorWords } from '#platform/web/public/use-error-words.ts'
import { useLocale } from '#platform/web/public/use-locale.ts'
import { checkOpenTaskCertificate } from '../../contract/certificate.endpoints.ts'
import { codeTyped } from '../../domain/certificate.rules.ts'

type Certificate = ResponseOf<typeof checkOpenTaskCertificate>

const Genuine = ({ certificate }: { certificate: Certificate }) => {
  const t = useTexts('open-tasks')
  const locale = useLocale()
  const { id, task, title, author, people, organizer, place, entries, isWinner, day } = certificate
  const facts = [
    [t('certificate.number'), String(id)],
    [t('certificate.who'), author],
    [t('certificate.team'), people.join(', ')],
    [t('certificate.task'), task],
    [t('certificate.entry'), title],
    [t('certificate.place'), t('certificate.placed', { place, entries })],
    [t('certificate.organizer'), organizer],
    [t('certificate.day'), formatDate(day, { locale })],
  ] as const
  return (
    <>
      <Notice tone="success" title={t(isWinner ? 'certificate.winner' : 'certificate.genuine')} />
      <dl className="certificate-facts">
        {facts.map(([label, value]) =>
          value ? (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ) : null,
        )}
      </dl>
    </>
  )
}

type Found = { certificate: Certificate | null; failure: unknown }

const nothing: Found = { certificate: null, failure: null }

/** Maximum length of the field: a code with its dashes and a few spaces fits. */
const longestTyped = 40

/** Impossible codes are refused here, without a call. */
const notOne = new ApiError({
  url: checkOpenTaskCertificate.path,
  status: 400,
  statusText: '',
  body: { code: 'VALIDATION_FAILED', fields: { code: 'INVALID_CERTIFICATE_CODE' } },
})

const find = async (code: string): Promise<Found> => {
  if (codeTyped(code) === null) return { certificate: null, failure: notOne }
  try {
    return { certificate: await call(checkOpenTaskCertificate, { body: { code } }), failure: null }
  } catch (failure) {
    return { certificate: null, failure }
  }
}

/** Verification page of certificates: whether one with the code exists, and its content. */
export const CertificatePage = ({ code }: { code: string }) => {
  const t = useTexts('open-tasks')
  const words = useErrorWords()
  const isAnswering = useAnswering()
  const form = useRef<HTMLFormElement>(null)
  const [typed, setTyped] = useState(code.slice(0, longestTyped))
  const [busy, setBusy] = useState(false)
  const [{ certificate, failure }, setFound] = useState<Found>(nothing)
  useEffect(() => {
    let isShown = true
    if (code) void find(code).then((found) => isShown && setFound(found))
    return () => {
      isShown = false
    }
  }, [code])
  const check = async (): Promise<void> => {
    setBusy(true)
    setFound(await find(typed))
    setBusy(false)
    queueMicrotask(() => form.current && focusFirstWrong(form.current))
  }
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault()
    void check()
  }
  const isUnknown = failure instanceof ApiError && failure.status === 404
  const wrong = failure instanceof ApiError ? failure.fields['code'] : undefined
  return (
    <article className="section column">
      <h1>{t('certificate.title')}</h1>
      <p>{t('certificate.text')}</p>
      <form ref={form} className="form certificate-form" noValidate onSubmit={onSubmit}>
        <fieldset className="certificate-form__fields" disabled={!isAnswering}>
          <Field
            label={t('certificate.code')}
            help={t('certificate.codeHelp')}
            name="code"
            maxLength={longestTyped}
            value={typed}
            error={words(wrong)}
            onChange={setTyped}
          />
        </fieldset>
        <Button look="primary" type="submit" busy={busy}>
          {t('certificate.check')}
        </Button>
      </form>
      <div aria-live="polite">
        {isUnknown ? (
          <Notice tone="warning" title={t('certificate.unknown')}>
            <p>{t('certificate.unknownText')}</p>
          </Notice>
        ) : failure !== null && wrong === undefined ? (
          <ErrorNotice error={failure} />
        ) : null}
        {certificate ? <Genuine certificate={certificate} /> : null}
      </div>
    </article>
  )
}
