import { expect, test } from './fixtures.ts'
import { hydrated, main } from './page.ts'

test('an exercise opens the player of its tab, with its bars, tempo and goal', async ({ page }) => {
  await page.goto('/blog/blues-12-compases')
  const exercise = main(page).getByRole('region', { name: 'De cuatro en cuatro' })
  await expect(exercise).toContainText('De 60 a 110 pulsos por minuto · compases 1 a 4 · 8 minutos')
  const practise = exercise.getByRole('button', { name: 'Practicar' })
  await (await hydrated(practise)).click()
  const music = main(page).getByRole('figure', { name: /^Doce compases en La/ })
  await expect(music.getByRole('button', { name: 'Pausa' })).toBeFocused()
  await expect(music).toBeInViewport()
  await expect.poll(() => music.getAttribute('data-playing')).not.toBeNull()
  await expect(music.locator('[data-looped]')).toHaveCount(4)
  await expect(music.getByText(/^Quedan [78]:/)).toBeVisible()
  await expect(music.getByText('El balanceo, largo y corto')).toBeVisible()

  const own = music.getByRole('textbox', { name: 'Tempo en negras por minuto' })
  await own.fill('240')
  await own.press('Enter')
  await expect(own).toHaveValue('110')
  await music.getByRole('button', { name: 'Pausa' }).click()
  await practise.click()
  await expect(own).toHaveValue('60')
  await music.getByRole('button', { name: 'Ajustes de práctica' }).click()
  await expect(music.getByRole('checkbox', { name: 'Sube 5 tras cada vuelta' })).toBeChecked()
})

test('an exercise is played with the chords of its text, at a tempo that stays', async ({
  page,
}) => {
  await page.goto('/niveles/inicial/afina-y-mi-menor')
  const exercise = main(page).getByRole('region', { name: 'El minuto del grumete' })
  await (await hydrated(exercise.getByRole('button', { name: 'Practicar' }))).click()
  const chart = main(page).getByRole('figure', { name: 'Acordes' })
  await expect(chart.getByRole('listitem')).toHaveAttribute('data-sounding')
  await chart.getByRole('button', { name: 'Ajustes de práctica' }).click()
  await expect(chart.getByRole('checkbox', { name: 'Sube 5 tras cada vuelta' })).not.toBeChecked()
})
