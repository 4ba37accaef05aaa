import { useEffect, useState, type FormEvent } from 'react'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { amountPattern } from '#platform/domain/money.ts'
import { readDecimal } from '#platform/domain/typed/decimal.ts'
import { readValueOf } from '#platform/domain/typed/reading.ts'
import { ApiError } from '#platform/web/api/api-error.ts'
import { call } from '#platform/web/api/call.ts'
import { formatDate } from '#platform/web/i18n/dates.ts'
import { typingConventions } from '#platform/web/i18n/typing-conventions.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/public/Button.tsx'
import { ErrorNotice } from '#platform/web/public/ErrorNotice.tsx'
import { Field } from '#platform/web/public/Field.tsx'
import { focusFirstWrong } from '#platform/web/public/focus-first-wrong.ts'
import { Notice } from '#platform/web/public/Notice.tsx'
import { SelectField } from '#platform/web/public/SelectField.tsx'
import { useLocale } from '#platform/web/public/use-locale.ts'
import { offeredCurrencies, type Currency } from '../../../fields/domain/element-types.ts'
import { usePublicCurrencies } from '../../../fields/web/public/use-public-currencies.ts'
import { answerFigures, openFigures } from '../../contract/figure.endpoints.ts'
import { companyStates, type CompanyState } from '../../domain/states.ts'

type FigureRequest = ResponseOf<typeof openFigures>
type Typed = { company: string; amount: string; currency: string; people: string; comment: string }

const typedOf = (figures: FigureRequest['said']): Typed => ({
  company: figures?.company ?? '',
  amount: figures?.amount ?? '',
  currency: figures?.currency ?? '',
  people: figures?.people?.toString() ?? '',
  comment: figures?.comment ?? '',
})

/** Parses an amount; invalid text is sent unchanged and refused at its field. */
const amountOf = (typed: string, locale: 'ru' | 'en'): string | null => {
  const text = typed.replace(/\s/g, '')
  if (text === '') return null
  return amountPattern.test(text)
    ? text
    : (readValueOf(readDecimal(text, typingConventions(locale)))?.decimal ?? text)
}

const FiguresForm = ({
  link,
  request,
  onAnswer,
}: {
  link: string
  request: FigureRequest
  onAnswer: (request: FigureRequest) => void
}) => {
  const t = useTexts('deals')
  const locale = useLocale()
  const [typed, setTyped] = useState(() => typedOf(request.said))
  const offered = usePublicCurrencies()
  const [failure, setFailure] = useState<unknown>(null)
  const [isBusy, setBusy] = useState(false)
  const fields = failure instanceof ApiError ? failure.fields : {}
  const set = (name: keyof Typed) => (value: string) => setTyped((now) => ({ ...now, [name]: value }))
  const send = async (form: HTMLFormElement): Promise<void> => {
    setBusy(true)
    setFailure(null)
    try {
      const amount = amountOf(typed.amount, locale)
      onAnswer(
        await call(answerFigures, {
          body: {
            link,
            company: typed.company as CompanyState,
            amount,
            currency: amount === null ? null : ((typed.currency || null) as Currency | null),
            people: typed.people.trim() === '' ? null : Number(typed.people),
            comment: typed.comment,
          },
        }),
      )
    } catch (error) {
      setFailure(error)
      focusFirstWrong(form)
    } finally {
      setBusy(false)
    }
  }
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    void send(event.currentTarget)
  }
  return (
    <form className="company-figures__form" noValidate onSubmit={submit}>
      <SelectField
        name="company"
        label={t('figures.company')}
        value={typed.company}
        placeholder={t('figures.choose')}
        error={fields['company'] === undefined ? undefined : 'REQUIRED'}
        options={companyStates.map((value) => ({ value, label: t(`companies.${value}`) }))}
        onChange={set('company')}
      />
      <Field
        name="amount"
        label={t('figures.revenue')}
        help={t('figures.optional')}
        optional
        inputMode="decimal"
        value={typed.amount}
        error={fields['amount']}
        onChange={set('amount')}
      />
      <SelectField
        name="currency"
        label={t('figures.currency')}
        value={typed.currency}
        placeholder={t('figures.choose')}
        error={fields['currency']}
        options={offeredCurrencies(offered, typed.currency).map((value) => ({ value, label: value }))}
        onChange={set('currency')}
      />
      <Field
        name="people"
        label={t('figures.people')}
        optional
        inputMode="numeric"
        value={typed.people}
        error={fields['people'] === undefined ? undefined : 'NOT_AN_INTEGER'}
        onChange={set('people')}
      />
      <Field
        name="comment"
        label={t('figures.comment')}
        help={t('figures.commentHelp')}
        optional
        rows={4}
        limit={1200}
        value={typed.comment}
        error={fields['comment']}
        onChange={set('comment')}
      />
      {failure !== null && Object.keys(fields).length === 0 ? <ErrorNotice error={failure} /> : null}
      <Button type="submit" look="primary" busy={isBusy}>
        {t('figures.submit')}
      </Button>
    </form>
  )
}

/** Public half-yearly form of an emailed link, without signing in; opening does not answer it. */
export const CompanyFigures = ({ link }: { link: string | null }) => {
  const t = useTexts('deals')
  const locale = useLocale()
  const [request, setRequest] = useState<FigureRequest | null>(null)
  const [isSent, setSent] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  useEffect(() => {
    let isShown = true
    const open = async (): Promise<void> => {
      if (link === null) return
      try {
        const answer = await call(openFigures, { body: { link: link.slice(0, 100) } })
        if (isShown) setRequest(answer)
      } catch (error) {
        if (isShown) setFailure(error)
      }
    }
    void open()
    return () => {
      isShown = false
    }
  }, [link])
  const isOver = link === null || (failure instanceof ApiError && failure.status < 500 && failure.status > 0)
  const answered = (answer: FigureRequest): void => {
    setRequest(answer)
    setSent(true)
  }
  return (
    <div className="column company-figures">
      <h1>{request ? request.project.name : t('figures.title')}</h1>
      {request && link !== null ? (
        <>
          {isSent ? (
            <Notice tone="success">
              <p>{t('figures.sent', { until: formatDate(request.until, { locale }) })}</p>
            </Notice>
          ) : null}
          <p>
            {t('figures.lead', {
              project: request.project.name,
              date: formatDate(request.periodEnd, { locale }),
              until: formatDate(request.until, { locale }),
            })}
          </p>
          <FiguresForm link={link} request={request} onAnswer={answered} />
        </>
      ) : isOver ? (
        <p>{t('figures.over')}</p>
      ) : failure ? (
        <ErrorNotice error={failure} />
      ) : (
        <p role="status">{t('figures.opening')}</p>
      )}
    </div>
  )
}
