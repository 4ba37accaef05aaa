import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { NightSky } from './NightSky.tsx'

const marks = [
  { x: 196, y: 150 },
  { x: 240, y: 300 },
  { x: 330, y: 262 },
  { x: 176, y: 242 },
  { x: 402, y: 226 },
]

/** A radar that finds a promising project. */
export const RadarPicture = () => {
  const t = useTexts('landing')
  return (
    <NightSky label={t('public.pictures.experts')} name="radar">
      <ellipse cx="280" cy="420" rx="320" ry="110" fill="url(#radar-dawn)" />
      <circle cx="280" cy="210" r="172" fill="#0f1720" stroke="#2f4a44" strokeWidth="3" />
      {[130, 86, 42].map((r) => (
        <circle key={r} cx="280" cy="210" r={r} fill="none" stroke="#2f4a44" strokeWidth="1.5" />
      ))}
      <path d="M108 210h344M280 38v344" stroke="#2f4a44" strokeWidth="1.5" />
      <path d="M280 210L368 62A172 172 0 0 1 446 166Z" fill="#4ade80" fillOpacity="0.16" />
      <path d="M280 210L446 166" stroke="#4ade80" strokeWidth="3" strokeLinecap="round" />
      {marks.map(({ x, y }) => (
        <g key={x}>
          <circle cx={x} cy={y} r="5" fill="#7ee8a2" />
          <circle cx={x} cy={y} r="12" fill="#4ade80" fillOpacity="0.18" />
        </g>
      ))}
      <circle cx="362" cy="142" r="8" fill="#ff8a5c" />
      <circle cx="362" cy="142" r="22" fill="none" stroke="#ff8a5c" strokeWidth="2.5" />
      <circle cx="362" cy="142" r="34" fill="#ff8a5c" fillOpacity="0.14" />
    </NightSky>
  )
}
