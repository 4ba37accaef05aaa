import './import.css'

/** Number of projects of a file by kind, in the order of the texts. */
export const ImportFigures = ({ of }: { of: readonly (readonly [kind: string, count: number])[] }) => (
  <dl className="import-figures">
    {of.map(([kind, count]) => (
      <div key={kind}>
        <dt>{kind}</dt>
        <dd className="tabular">{count}</dd>
      </div>
    ))}
  </dl>
)
