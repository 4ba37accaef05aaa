import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { edgeLights, ground, lamps, middleOf, vanishing, type LampState } from './runway.ts'

type RunwayLabelProps = { at: { x: number; y: number }; side: 1 | -1; state: LampState; children: string }

/** Label of a lamp, at the side of the runway with a line to it. */
const RunwayLabel = ({ at, side, state, children }: RunwayLabelProps) => {
  const end = at.x + side * 128
  return (
    <g className={`runway__label runway__label--${state}`} aria-hidden="true">
      <path d={`M${at.x + side * 20} ${at.y}H${end}`} />
      <text x={end + side * 8} y={at.y} textAnchor={side === 1 ? 'start' : 'end'} dominantBaseline="central">
        {children}
      </text>
    </g>
  )
}

/** The picture of the main page: a track is a runway, and each task is a lamp that is lit once it is accepted. */
export const RunwayPicture = () => {
  const t = useTexts('landing')
  return (
    <svg className="runway" viewBox="0 0 560 420" role="img" aria-label={t('public.picture')}>
      <defs>
        <linearGradient id="runway-sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#0b0d14" />
          <stop offset="0.78" stopColor="#1c2233" />
          <stop offset="1" stopColor="#3a3140" />
        </linearGradient>
        <linearGradient id="runway-ground" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#1b1e27" />
          <stop offset="1" stopColor="#282c37" />
        </linearGradient>
        <radialGradient id="runway-dawn">
          <stop offset="0" stopColor="#ff8a5c" stopOpacity="0.75" />
          <stop offset="1" stopColor="#ff8a5c" stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect width="560" height={vanishing.y + 1} fill="url(#runway-sky)" />
      <ellipse cx={vanishing.x} cy={vanishing.y} rx="250" ry="86" fill="url(#runway-dawn)" />
      <rect y={vanishing.y} width="560" height={420 - vanishing.y} fill="#11141b" />
      <path
        d={`M0 ${vanishing.y}L60 158L128 ${vanishing.y}M410 ${vanishing.y}L486 154L560 ${vanishing.y}`}
        fill="#11141b"
      />
      <path d={ground} fill="url(#runway-ground)" />
      {edgeLights.map(({ y, offset, radius }) => (
        <g key={y} className="runway__edge">
          <circle cx={vanishing.x - offset} cy={y} r={radius} />
          <circle cx={vanishing.x + offset} cy={y} r={radius} />
        </g>
      ))}
      {lamps.map((lamp) => (
        <rect
          key={lamp.y}
          className={`runway__lamp runway__lamp--${lamp.state}`}
          x={lamp.x - lamp.width / 2}
          y={lamp.y}
          width={lamp.width}
          height={lamp.height}
          rx={lamp.width / 5}
        />
      ))}
      <RunwayLabel at={middleOf('accepted')} side={-1} state="accepted">
        {t('public.lamps.accepted')}
      </RunwayLabel>
      <RunwayLabel at={middleOf('done')} side={1} state="done">
        {t('public.lamps.done')}
      </RunwayLabel>
      <RunwayLabel at={middleOf('work')} side={-1} state="work">
        {t('public.lamps.work')}
      </RunwayLabel>
      <g className="runway__plane">
        <path d="M280 118C300 104 330 84 372 62" className="runway__trail" />
        <path d="M366 70L430 30L404 82L393 68Z" fill="#f4f5f8" />
        <path d="M393 68L430 30L398 74Z" fill="#b9becb" />
        <path d="M393 68L404 82L397 86Z" fill="#8d94a5" />
      </g>
    </svg>
  )
}
