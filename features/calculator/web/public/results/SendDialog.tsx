import { useState, type FormEvent } from 'react'
import { call } from '#platform/web/api/call.ts'
import { ApiError } from '#platform/web/api/api-error.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/public/Button.tsx'
import { CheckField } from '#platform/web/public/CheckField.tsx'
import { Dialog } from '#platform/web/public/Dialog.tsx'
import { ErrorNotice } from '#platform/web/public/ErrorNotice.tsx'
import { Field } from '#platform/web/public/Field.tsx'
import { Notice } from '#platform/web/public/Notice.tsx'
import { sendCalculation } from '../../../contract/calculator.endpoints.ts'
import type { Inputs } from '../../../domain/inputs.ts'

type Props = { inputs: Inputs; onClose: () => void }

/** Dialog that emails the workbook, with consent. */
export const SendDialog = ({ inputs, onClose }: Props) => {
  const t = useTexts('calculator')
  const [email, setEmail] = useState(inputs.email)
  const [consent, setConsent] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [done, setDone] = useState<'SENT' | 'KEPT' | null>(null)
  const [failure, setFailure] = useState<unknown>(null)
  const [wrong, setWrong] = useState<Readonly<Record<string, string>>>({})
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    const missing = {
      ...(email.trim() === '' ? { email: 'REQUIRED' } : {}),
      ...(consent ? {} : { consent: 'REQUIRED' }),
    }
    setWrong(missing)
    setFailure(null)
    if (Object.keys(missing).length > 0) return
    setBusy(true)
    try {
      const { status } = await call(sendCalculation, { body: { email, consent: true, inputs } })
      setDone(status)
    } catch (error) {
      const fields = error instanceof ApiError ? error.fields : undefined
      if (fields?.['email']) setWrong({ email: fields['email'] })
      else setFailure(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Dialog title={t('send.title')} onClose={onClose}>
      {done ? (
        <>
          <Notice tone="success">
            <p>{t(`send.done.${done}`, { email })}</p>
          </Notice>
          <div className="dialog__actions">
            <Button onClick={onClose}>{t('actions.close')}</Button>
          </div>
        </>
      ) : (
        <form className="form" noValidate onSubmit={(event) => void send(event)}>
          <p>{t('send.text')}</p>
          <Field
            name="send-email"
            type="email"
            autoComplete="email"
            label={t('send.email')}
            value={email}
            error={wrong['email']}
            onChange={setEmail}
          />
          <CheckField
            name="consent"
            label={t('send.consent')}
            checked={consent}
            error={wrong['consent']}
            onChange={setConsent}
          />
          {failure ? <ErrorNotice error={failure} /> : null}
          <div className="dialog__actions">
            <Button onClick={onClose}>{t('actions.cancel')}</Button>
            <Button type="submit" look="primary" busy={isBusy}>
              {t('send.send')}
            </Button>
          </div>
        </form>
      )}
    </Dialog>
  )
}
