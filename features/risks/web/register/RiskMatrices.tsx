import { useId, useState } from 'react'
import { dayIn } from '#platform/domain/deadline.ts'
import { ownTimeZone } from '#platform/web/i18n/dates.ts'
import { ownKnownZone } from '#platform/web/i18n/own-known-zone.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useAnswer } from '#platform/web/query/use-answer.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { Segments } from '#platform/web/work/components/form/choice/Segments.tsx'
import { DayInput } from '#platform/web/work/components/form/date/DayInput.tsx'
import { Section } from '#platform/web/work/components/rows/Rows.tsx'
import { ErrorState } from '#platform/web/work/components/states/ErrorState.tsx'
import { getPastRisks, getRisks, moveRisk } from '../../contract/risk.endpoints.ts'
import { placeAfter, placeBefore, staysInPlace, type Place } from '../../domain/risk.rules.ts'
import type { Register } from '../risk.types.ts'
import { RiskMatrix } from './RiskMatrix.tsx'
import { UnplacedRisks } from './UnplacedRisks.tsx'

const sides = ['before', 'after'] as const

type Side = (typeof sides)[number]

const today = (): string => dayIn(ownTimeZone(), Date.now())

const unread = (): void => undefined

/** The matrix before and after the responses, current and editable, or of a past day. */
export const RiskMatrices = ({ projectId, register }: { projectId: number; register: Register }) => {
  const t = useTexts('risks')
  const id = useId()
  const [side, setSide] = useState<Side>('before')
  const [last] = useState(today)
  const [pendingMove, setPendingMove] = useState<string | null>(null)
  const day = pendingMove === last ? null : pendingMove
  const past = useCall(
    getPastRisks,
    { query: { projectId: String(projectId), day: day ?? last, timeZone: ownKnownZone() } },
    { enabled: day !== null, deniedHere: true },
  )
  const now = useAnswer(getRisks, { query: { projectId: String(projectId) } })
  // The next arrow key needs the new version.
  const move = useCommand(moveRisk, { onDone: (saved) => now.put(() => saved) })
  const numbers = new Map(register.risks.map((risk, at) => [risk.id, at + 1]))
  // Past responses are not stored, so only the entered positions are used.
  const shown =
    day === null ? register.risks : (past.data?.risks ?? []).map((risk) => ({ ...risk, response: null }))
  const risks = shown.map((risk) => ({
    id: risk.id,
    name: risk.name,
    number: numbers.get(risk.id) ?? null,
    place: side === 'before' ? placeBefore(risk) : placeAfter(risk),
    isFixed: side === 'after' && staysInPlace(risk),
  }))
  const placed = risks.flatMap(({ place, ...risk }) => (place ? [{ ...risk, place }] : []))
  const unplaced = risks.filter(({ place }) => !place)
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
          <DayInput
            id={id}
            value={pendingMove ?? last}
            max={last}
            onChange={setPendingMove}
            onUnread={unread}
          />
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
      {unplaced.length > 0 ? (
        <UnplacedRisks
          risks={unplaced}
          projectId={projectId}
          register={register}
          mayPlace={register.mayEdit && day === null}
        />
      ) : null}
    </Section>
  )
}
