import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { NightSky } from './NightSky.tsx'
import { Plane } from './Plane.tsx'

const colours = ['#b794ff', '#9d9bff', '#6fb4ff', '#4ade80', '#ffbe4d', '#ff8a5c']

/** Heights follow the amounts of the stages, which do not only rise: PreSeed has an upper limit. */
const heights = [34, 112, 98, 84, 196, 268]

const steps = colours.map((colour, at) => ({ colour, x: 40 + at * 76, height: heights[at]! }))

/** Six lights below the plane, at heights proportional to the amounts of the investment stages. */
export const StairPicture = () => {
  const t = useTexts('landing')
  return (
    <NightSky label={t('public.pictures.investors')} name="stair">
      <ellipse cx="440" cy="372" rx="300" ry="120" fill="url(#stair-dawn)" />
      <rect y="372" width="560" height="48" fill="#11141b" />
      {steps.map(({ colour, x, height }) => (
        <g key={x}>
          <rect x={x} y={372 - height} width="52" height={height} rx="8" fill="#232838" />
          <rect x={x} y={372 - height} width="52" height="12" rx="6" fill={colour} />
          <rect x={x - 4} y={368 - height} width="60" height="20" rx="10" fill={colour} fillOpacity="0.22" />
          <rect x={x + 20} y={384} width="12" height="6" rx="3" fill="#fff3d6" />
        </g>
      ))}
      <path d="M66 322C170 230 330 200 434 84" className="runway__trail" />
      <Plane x={496} y={30} />
    </NightSky>
  )
}
