import './words.css'

/** What somebody wrote, in a cell of a list: a few lines of it, and below them what was answered. */
export const Words = ({ text, answer }: { text: string; answer?: string }) => (
  <div className="words">
    <p>{text}</p>
    {answer ? <p className="words-answer">{answer}</p> : null}
  </div>
)
