import { useId, useState } from 'react'
import { dayIn } from '#platform/domain/deadline.ts'
import { ownTimeZone } from '#platform/web/i18n/dates.ts'
import { ownKnownZone } from '#platform/web/i18n/own-known-zone.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { Segments } from '#platform/web/work/components/form/choice/Segments.tsx'
import { DayInput } from '#platform/web/work/components/form/date/DayInput.tsx'
import { Section } from '#platform/web/work/components/rows/Rows.tsx'
import { ErrorState } from '#platform/web/work/components/states/ErrorState.tsx'
import { getPastRisks, moveRisk } from '../../contract/risk.endpoints.ts'
import type { Place } from '../../domain/risk.rules.ts'
import type { PlacedRisk, Register } from '../risk.types.ts'
import { RiskMatrix } from './RiskMatrix.tsx'

const sides = ['before', 'after'] as const

type Side = (typeof sides)[number]

const placeOf = (side: Side, risk: PlacedRisk): Place | null => {
  if (side === 'before') return { chance: risk.chanceBefore, losses: risk.lossesBefore }
  return risk.chanceAfter && risk.lossesAfter ? { chance: risk.chanceAfter, losses: risk.lossesAfter } : null
}

const today = (): string => dayIn(ownTimeZone(), Date.now())

const unread = (): void => undefined

/** The matrix before and after what is done, now or as of a past day; now it can be changed. */
export const RiskMatrices = ({ projectId, register }: { projectId: number; register: Register }) => {
  const t = useTexts('risks')
  const id = useId()
  const [side, setSide] = useState<Side>('before')
  const [last] = useState(today)
  const [asked, setAsked] = useState<string | null>(null)
  const day = asked === last ? null : asked
  const past = useCall(
    getPastRisks,
    { query: { projectId: String(projectId), day: day ?? last, timeZone: ownKnownZone() } },
    { enabled: day !== null, deniedHere: true },
  )
  const move = useCommand(moveRisk)
  const numbers = new Map(register.risks.map((risk, at) => [risk.id, at + 1]))
  const risks: readonly PlacedRisk[] = day === null ? register.risks : (past.data?.risks ?? [])
  const placed = risks.flatMap((risk) => {
    const place = placeOf(side, risk)
    return place ? [{ id: risk.id, name: risk.name, number: numbers.get(risk.id) ?? null, place }] : []
  })
  const versionOf = (riskId: number) => register.risks.find((risk) => risk.id === riskId)?.version
  const to = (riskId: number, { chance, losses }: Place): void => {
    const version = versionOf(riskId)
    if (version !== undefined) move.mutate({ body: { id: riskId, version, side, chance, losses } })
  }
  return (
    <Section
      title={t('matrix.title')}
      help={t(register.mayEdit && day === null ? 'matrix.help' : 'matrix.readOnly')}
      action={
        <div className="risks-tools">
          <Segments
            name={`${id}-side`}
            aria-label={t('matrix.title')}
            value={side}
            options={sides.map((one) => ({ value: one, label: t(`matrix.${one}`) }))}
            onChange={setSide}
          />
          <label htmlFor={id}>{t('matrix.asOf')}</label>
          <DayInput id={id} value={asked ?? last} max={last} onChange={setAsked} onUnread={unread} />
        </div>
      }
    >
      {past.error && day !== null && !past.data ? (
        <ErrorState error={past.error} retry={() => void past.refetch()} />
      ) : (
        <RiskMatrix
          label={t(`matrix.${side}`)}
          risks={placed}
          onMove={register.mayEdit && day === null && !move.isPending ? to : null}
        />
      )}
      {side === 'after' && placed.length < risks.length ? (
        <p>{t('matrix.notPlaced', { count: risks.length - placed.length })}</p>
      ) : null}
    </Section>
  )
}
