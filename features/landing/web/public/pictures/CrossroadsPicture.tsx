import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { NightSky } from './NightSky.tsx'
import { Plane } from './Plane.tsx'

const ways = [
  { d: 'M-20 420C120 400 210 360 262 268', colour: '#4ade80' },
  { d: 'M150 440C200 400 246 350 272 268', colour: '#b794ff' },
  { d: 'M410 440C360 400 314 350 288 268', colour: '#6fb4ff' },
  { d: 'M580 420C440 400 350 360 298 268', colour: '#ffbe4d' },
]

/** Four taxiways that meet at one runway: one for each role. */
export const CrossroadsPicture = () => {
  const t = useTexts('landing')
  return (
    <NightSky label={t('public.pictures.portal')} name="ways">
      <ellipse cx="280" cy="176" rx="270" ry="96" fill="url(#ways-dawn)" />
      <rect y="176" width="560" height="244" fill="#11141b" />
      <path d="M0 176L60 166L128 176M410 176L486 162L560 176" fill="#11141b" />
      {ways.map(({ d, colour }) => (
        <g key={colour} fill="none" strokeLinecap="round">
          <path d={d} stroke="#232838" strokeWidth="46" />
          <path d={d} stroke={colour} strokeOpacity="0.2" strokeWidth="14" />
          <path d={d} stroke={colour} strokeWidth="5" strokeDasharray="1 20" />
        </g>
      ))}
      <path d="M277 176h6L324 290H236Z" fill="#2b3040" />
      {[188, 204, 226, 256].map((y, at) => (
        <rect
          key={y}
          x={280 - (1.4 + at)}
          y={y}
          width={2.8 + at * 2}
          height={7 + at * 5}
          rx="2"
          fill="#fff3d6"
        />
      ))}
      <path d="M284 150C300 128 330 104 362 88" className="runway__trail" />
      <Plane x={430} y={40} />
    </NightSky>
  )
}
