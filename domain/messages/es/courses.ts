export default {
  soon: 'Próximamente',
  known: {
    estilos: 'Estilos',
    'tecnicas/electrica': 'Técnicas de guitarra eléctrica',
    'tecnicas/acustica': 'Técnicas de guitarra acústica',
    'tecnicas/espanola': 'Técnicas de guitarra española',
  },
  waitlistTitle: 'Apúntate a la lista de espera',
  waitlistText: 'Te escribiremos una sola vez: el día de la botadura.',
  waitlistLink: 'Lista de espera de la membresía',
  meanwhile: 'Mientras tanto, empieza por los niveles',
}
