import './import.css'

/** How many projects of a file there are of each kind: by its words, in their order. */
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
