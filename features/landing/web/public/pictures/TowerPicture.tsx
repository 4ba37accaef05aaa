import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { NightSky } from './NightSky.tsx'
import { Plane } from './Plane.tsx'

const runways = [
  { to: -170, lit: 5 },
  { to: 40, lit: 3 },
  { to: 260, lit: 6 },
  { to: 470, lit: 2 },
]

const lights = 7

/** Position of a light of a runway: the runways begin below the tower and spread towards the viewer. */
const lightAt = (to: number, at: number) => {
  const part = ((at + 1) / (lights + 1)) ** 1.6
  return { x: 280 + (to + 130 - 280) * part, y: 262 + 158 * part, size: 2 + 7 * part }
}

/** The control tower that watches over all tracks. */
export const TowerPicture = () => {
  const t = useTexts('landing')
  return (
    <NightSky label={t('public.pictures.accelerators')} name="tower">
      <ellipse cx="280" cy="262" rx="300" ry="90" fill="url(#tower-dawn)" />
      <rect y="262" width="560" height="158" fill="#11141b" />
      {runways.map(({ to, lit }) => (
        <g key={to}>
          <path d={`M278 262h4L${to + 190} 420H${to + 70}Z`} fill="#232838" />
          {Array.from({ length: lights }, (_, at) => {
            const { x, y, size } = lightAt(to, at)
            const isLit = at < lit
            return (
              <ellipse
                key={at}
                cx={x}
                cy={y}
                rx={size}
                ry={size * 0.6}
                fill={isLit ? '#4ade80' : '#4b5163'}
                stroke="#4ade80"
                strokeOpacity={isLit ? 0.22 : 0}
                strokeWidth="6"
              />
            )
          })}
        </g>
      ))}
      <path d="M264 128h32l8 140h-48z" fill="#2a3042" />
      <path d="M280 128h16l8 140h-24z" fill="#1f2432" />
      <path d="M222 84h116l-18 46H240z" fill="#3a4258" />
      <path d="M232 90h96l-12 30H244z" fill="#ffd68a" />
      <path d="M262 90h4l-2 30h-4zM294 90h4l2 30h-4z" fill="#3a4258" />
      <rect x="216" y="76" width="128" height="10" rx="5" fill="#4b5163" />
      <path d="M280 76V38" stroke="#8d94a5" strokeWidth="3" />
      <circle cx="280" cy="36" r="5" fill="#ff5629" />
      <circle cx="280" cy="36" r="12" fill="#ff5629" fillOpacity="0.22" />
      <path d="M372 150C420 130 452 108 470 92" className="runway__trail" />
      <Plane x={524} y={48} scale={0.8} />
    </NightSky>
  )
}
