import '#platform/web/work/components/form/choice/choice.css'
import '../expertise.css'
import { formatMoney } from '#platform/web/i18n/numbers.ts'
import { formatDate } from '#platform/web/i18n/dates.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { Avatar } from '#platform/web/work/components/text/Avatar.tsx'
import { FieldFrame } from '#platform/web/work/components/form/FieldFrame.tsx'
import { useField } from '#platform/web/work/components/form/use-field.ts'
import { ErrorState } from '#platform/web/work/components/states/ErrorState.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import type { listExpertsToAsk } from '../../contract/own-order.endpoints.ts'

/** An expert with their conflicts; `barred`: cannot be selected. */
type Askable = Omit<ResponseOf<typeof listExpertsToAsk>['items'][number], 'possible' | 'languages'> & {
  barred: boolean
  against: string
}

const ExpertOption = ({
  expert,
  checked,
  single,
  onChange,
}: {
  expert: Askable
  checked: boolean
  single: boolean
  onChange: () => void
}) => {
  const t = useTexts('expertise')
  const { person, name, competencies, certified, open, late, barred, against } = expert
  const { capacity, inMonth, absentUntil, fee } = expert
  const facts = [
    certified ? t('ordering.certified') : '',
    t('ordering.openJobs', { count: open }),
    late > 0 ? t('ordering.lateJobs', { count: late }) : '',
    competencies.map((one) => one.name).join(', '),
    fee ? formatMoney(fee.amount, fee.currency) : '',
    capacity !== null && inMonth >= capacity ? t('ordering.notes.FULL') : '',
    absentUntil ? t('ordering.absentUntil', { day: formatDate(absentUntil) }) : '',
  ]
  return (
    <label className="choice choice-card">
      <input
        translate="no"
        type={single ? 'radio' : 'checkbox'}
        name="experts"
        checked={checked}
        disabled={barred && !checked}
        onChange={onChange}
      />
      <Avatar name={person.name} url={person.avatarUrl} size={32} />
      <span>
        <span>{name}</span>
        <small>{facts.filter(Boolean).join(' · ')}</small>
        {against ? <small className="expertise-against">{against}</small> : null}
      </span>
    </label>
  )
}

type Props = {
  experts: readonly Askable[] | undefined
  error: Error | null
  retry: () => void
  /** Whether only one expert can be chosen. */
  single?: boolean
  typed: string
  onType: (typed: string) => void
}

/** Choice of experts, with arguments for and against each; with a search if there are many. */
export const ExpertPicker = ({ experts, error, retry, single = false, typed, onType }: Props) => {
  const t = useTexts('expertise')
  const field = useField('expertUids')
  if (error) return <ErrorState error={error} retry={retry} />
  if (!experts) return <LoadingBlock lines={4} />
  const chosen = field.value as readonly string[]
  const toggle = (uid: string) =>
    field.onChange(
      single ? [uid] : chosen.includes(uid) ? chosen.filter((one) => one !== uid) : [...chosen, uid],
    )
  return (
    <FieldFrame
      field={field}
      label={t('ordering.experts')}
      help={t(single ? 'replace.expertHelp' : 'ordering.expertsHelp')}
      aside={null}
    >
      <input
        translate="no"
        id={field.id}
        ref={field.ref}
        className="control"
        type="search"
        value={typed}
        maxLength={200}
        placeholder={t('ordering.findExpert')}
        aria-describedby={field.describedBy}
        onChange={(event) => onType(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.preventDefault()
        }}
      />
      <div className="expertise-experts" role="group" aria-label={t('ordering.experts')}>
        {experts.map((expert) => (
          <ExpertOption
            key={expert.uid}
            expert={expert}
            checked={chosen.includes(expert.uid)}
            single={single}
            onChange={() => toggle(expert.uid)}
          />
        ))}
        {experts.length === 0 ? (
          <p className="expertise-muted">{t(typed.trim() ? 'ordering.noneFound' : 'ordering.noExperts')}</p>
        ) : null}
      </div>
    </FieldFrame>
  )
}
