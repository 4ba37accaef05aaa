import '#platform/web/work/components/form/choice/choice.css'
import '../expertise.css'
import { useDeferredValue, useState } from 'react'
import { formatMoney } from '#platform/web/i18n/numbers.ts'
import { formatDate } from '#platform/web/i18n/dates.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { Avatar } from '#platform/web/work/components/text/Avatar.tsx'
import { FieldFrame } from '#platform/web/work/components/form/FieldFrame.tsx'
import { useField } from '#platform/web/work/components/form/use-field.ts'
import { ErrorState } from '#platform/web/work/components/states/ErrorState.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import { listExperts } from '../../contract/order.endpoints.ts'
import { isHard } from '../../domain/conflict.rules.ts'

type Expert = ResponseOf<typeof listExperts>['items'][number]

/** Whoever nobody may choose: an open job on the task, or a conflict that nothing sets aside. */
const isBarred = ({ ordered, conflicts }: Expert): boolean => ordered || isHard(conflicts)

const ExpertOption = ({
  expert,
  checked,
  onChange,
}: {
  expert: Expert
  checked: boolean
  onChange: () => void
}) => {
  const t = useTexts('expertise')
  const { person, name, competencies, certified, open, late, ordered, conflicts } = expert
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
  const against = ordered
    ? t('ordering.troubles.ALREADY_ORDERED')
    : conflicts.map((reason) => t(`conflicts.${reason}`)).join(', ')
  return (
    <label className="choice choice-card">
      <input
        type="checkbox"
        name="experts"
        checked={checked}
        disabled={isBarred(expert) && !checked}
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

/** Whom to ask: the accelerator's experts with what speaks for and against each; searched where there are many. */
export const ExpertChoice = ({ taskIds }: { taskIds: readonly number[] }) => {
  const t = useTexts('expertise')
  const field = useField('expertUids')
  const [typed, setTyped] = useState('')
  const search = useDeferredValue(typed.trim())
  const [taskId] = taskIds
  const { data, error, refetch } = useCall(
    listExperts,
    {
      query: {
        ...(taskIds.length === 1 ? { taskId: String(taskId) } : {}),
        ...(search ? { search } : {}),
        limit: 50,
        sorting: 'NAME',
        sortingDirection: 'ASC',
      },
    },
    { deniedHere: true, keepPrevious: true },
  )
  if (error) return <ErrorState error={error} retry={() => void refetch()} />
  if (!data) return <LoadingBlock lines={4} />
  const chosen = field.value as readonly string[]
  const toggle = (uid: string) =>
    field.onChange(chosen.includes(uid) ? chosen.filter((one) => one !== uid) : [...chosen, uid])
  return (
    <FieldFrame field={field} label={t('ordering.experts')} help={t('ordering.expertsHelp')} aside={null}>
      <input
        id={field.id}
        ref={field.ref}
        className="control"
        type="search"
        value={typed}
        maxLength={200}
        placeholder={t('ordering.findExpert')}
        aria-describedby={field.describedBy}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.preventDefault()
        }}
      />
      <div className="expertise-experts" role="group" aria-label={t('ordering.experts')}>
        {data.items.map((expert) => (
          <ExpertOption
            key={expert.uid}
            expert={expert}
            checked={chosen.includes(expert.uid)}
            onChange={() => toggle(expert.uid)}
          />
        ))}
        {data.items.length === 0 ? (
          <p className="expertise-muted">{t(search ? 'ordering.noneFound' : 'ordering.noExperts')}</p>
        ) : null}
      </div>
    </FieldFrame>
  )
}
