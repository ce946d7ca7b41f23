/** Music, by its forms, and what any work of it may be called. */
const MUSIC =
  /(?:^|[\s-])(?:air|anthem|aria|arrangement|ballet|cantata|canon|carol|chorale|composition|concerto|dance|duet|etude|fanfare|fantasia|fugue|hymn|jingle|lied|madrigal|march|mass|melody|minuet|motet|movement|music|musical|nocturne|octet|opera|operetta|oratorio|overture|passion|piece|polka|polonaise|prelude|psalm|quartet|quintet|rag|requiem|rhapsody|rondo|scherzo|score|serenade|sextet|sonata|song|soundtrack|suite|symphony|theme|toccata|track|trio|tune|waltz|work|zarzuela)$/i;

/** Is it composed by its composer? A film, a season or a game has one, who composed the music for it. */
export const isComposed = (noun: string): boolean => MUSIC.test(noun);
