/** The top of the levels page: its title over a line of six strings. */
export function LevelsHeading({ title, intro }: { title: string; intro: string }) {
  return (
    <header className="levels-heading">
      <div className="mx-auto max-w-4xl px-5 pt-12 pb-16 text-center md:px-6 md:pt-20 md:pb-24">
        <h1 className="text-5xl md:text-7xl">{title}</h1>
        <p className="section-intro mx-auto">{intro}</p>
      </div>
    </header>
  )
}
