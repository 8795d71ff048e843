export default {
  kinds: 'Tipos de guitarra',
  plate: 'Lámina {{number}}',
  callTitle: 'La mano aprende con alguien al lado',
  callText: 'Cada lámina tiene sus lecciones, sus ejercicios y su gente. Te falta subir a bordo.',
  callLink: 'Únete a la tripulación',
}
