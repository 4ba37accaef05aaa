import { useRef, type DragEvent, type KeyboardEvent } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { gravityBand, neighbourPlace, type Place } from '../../domain/risk.rules.ts'
import { chances, lossScales } from '../../domain/risks.ts'

type Placed = {
  id: number
  name: string
  number: number | null
  place: Place
  /** Whether it cannot be moved. */
  isFixed: boolean
}

type Props = {
  label: string
  risks: readonly Placed[]
  /** Null if risks cannot be moved. */
  onMove: ((id: number, place: Place) => void) | null
}

/** Steps of the arrow keys: up is a higher probability, right are higher losses. */
const arrows: Readonly<Record<string, { chance: number; losses: number }>> = {
  ArrowUp: { chance: 1, losses: 0 },
  ArrowDown: { chance: -1, losses: 0 },
  ArrowLeft: { chance: 0, losses: -1 },
  ArrowRight: { chance: 0, losses: 1 },
}

const riskType = 'text/plain'

/** Matrix of probability (up) and losses (right); a risk is moved by dragging or with arrow keys. */
export const RiskMatrix = ({ label, risks, onMove }: Props) => {
  const t = useTexts('risks')
  // After a move, the number is rendered in another cell: restores its focus.
  const led = useRef<number | null>(null)
  const step = (event: KeyboardEvent, { id, place, isFixed }: Placed): void => {
    const by = arrows[event.key]
    const next = by && neighbourPlace(place, by)
    if (!by) return
    event.preventDefault()
    if (!next || !onMove || isFixed) return
    led.current = id
    onMove(id, next)
  }
  const follow = (mark: HTMLButtonElement | null, id: number): void => {
    if (!mark || led.current !== id || mark === document.activeElement) return
    led.current = null
    mark.focus()
  }
  const drop = (event: DragEvent, place: Place): void => {
    event.preventDefault()
    const id = Number(event.dataTransfer.getData(riskType))
    const moved = risks.find((risk) => risk.id === id)
    if (
      moved &&
      !moved.isFixed &&
      (moved.place.chance !== place.chance || moved.place.losses !== place.losses)
    )
      onMove?.(id, place)
  }
  return (
    <div className="risk-matrix-frame">
      <table className="risk-matrix">
        <caption className="visually-hidden">{label}</caption>
        <thead>
          <tr>
            <td />
            {lossScales.map((losses) => (
              <th key={losses} scope="col">
                {t(`losses.${losses}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {chances.toReversed().map((chance) => (
            <tr key={chance}>
              <th scope="row">{t(`chances.${chance}`)}</th>
              {lossScales.map((losses) => {
                const here = risks.filter(({ place }) => place.chance === chance && place.losses === losses)
                return (
                  <td
                    key={losses}
                    data-band={gravityBand({ chance, losses })}
                    onDragOver={(event) => {
                      if (onMove) event.preventDefault()
                    }}
                    onDrop={(event) => drop(event, { chance, losses })}
                  >
                    {here.map((risk) => (
                      <button
                        key={risk.id}
                        ref={(mark) => follow(mark, risk.id)}
                        type="button"
                        className="risk-mark tabular"
                        draggable={onMove !== null && !risk.isFixed}
                        title={risk.name}
                        aria-label={t(onMove && !risk.isFixed ? 'matrix.mark' : 'matrix.markRead', {
                          name: risk.name,
                          chance: t(`chances.${chance}`),
                          losses: t(`losses.${losses}`),
                        })}
                        onDragStart={(event) => event.dataTransfer.setData(riskType, String(risk.id))}
                        onBlur={() => {
                          led.current = null
                        }}
                        onKeyDown={(event) => step(event, risk)}
                      >
                        {risk.number ?? '×'}
                      </button>
                    ))}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
