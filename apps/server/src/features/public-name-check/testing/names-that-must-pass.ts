/** What people and teams of the world are called: none of these may be refused. By hand, from all continents. */
export const namesThatMustPass: readonly string[] = `
Adam|Ahmed|Aisha|Akira|Alba|Alejandro|Aleksandra|Alfie|Alice|Alicja|Amara|Amelia|Amina|Amir|Ana|Anaïs|Anders|Andrea|Andrej|
Ángel|Anita|Anneke|Antoine|Anya|Aoife|Arda|Ariana|Arjun|Arne|Arthur|Asel|Astrid|Aurora|Ayaan|Ayşe|Babajide|Bence|Benedikt|
Berk|Bianca|Birgit|Björn|Bogdan|Boris|Branko|Brigitte|Bruna|Caio|Camila|Can|Carlos|Casper|Catarina|Chiara|Chidi|Chioma|
Chloé|Christoph|Ciara|Claire|Cristiano|Dagny|Daniela|Dara|Darius|Dario|Dasha|David|Deniz|Diego|Dieter|Dilara|Dimitri|Diya|
Dmytro|Dora|Dorota|Dragan|Dick Advocaat|Dick Jol|Duarte|Dylan|Ebba|Ece|Eduardo|Ekaterina|Elif|Elio|Elsa|Emeka|Emil|Emre|Enzo|Erik|Esra|Esteban|
Eszter|Eva|Fabian|Farah|Fatima|Fatoumata|Federico|Felix|Fernanda|Fiete|Filip|Finn|Florentin|Francesca|Franco|Freya|Frida|
Gabriel|Georgi|Gianluca|Gintaras|Giulia|Goran|Greta|Grzegorz|Gudrun|Guillermo|Gustavo|Hamza|Hana|Hanna|Hans|Haruto|Hassan|
Heidi|Helga|Henrique|Hiroshi|Hugo|Ibrahim|Ida|Ignacio|Igor|Ikechukwu|Ilse|Imani|Ines|Ingrid|Irina|Isabella|Ivan|Jack|Jakub|
Jamal|Jana|Jasmin|Javier|Jelena|Jesper|Jing|Joana|João|Joaquín|Johanna|Jonas|José|Joost|Juan|Julia|Jun|Kaan|Kamil|Karin|
Kateřina|Katarzyna|Keanu|Kemal|Khadija|Kiran|Klara|Klaus|Kofi|Konstantinos|Krzysztof|Kwame|Lara|Lars|Laszlo|Laura|Leila|
Lena|Leonardo|Levente|Liam|Lieke|Lina|Linh|Lorenzo|Louisa|Lucía|Ludovic|Luis|Luka|Lund|Mads|Magnus|Maja|Malik|Manuela|Marek|
Margarida|Maria|Marija|Mariam|Marko|Marta|Martín|Mateusz|Matilde|Matteo|Maximilian|Mehmet|Mei|Melis|Mia|Michał|Miguel|
Mikkel|Milan|Milica|Mina|Mirjam|Mohamed|Monika|Mustafa|Nadia|Nam|Naomi|Natalia|Nele|Nia|Nicolás|Nikola|Nils|Nina|Noa|Noah|
Nour|Nuno|Octavia|Ola|Olga|Oliwia|Omar|Ondřej|Oskar|Osman|Ousmane|Paolo|Pascal|Patrycja|Pavel|Pedro|Pelle|Petar|Péter|Petra|
Philipp|Pia|Pilar|Piotr|Priya|Quim|Quynh|Radek|Rafael|Raúl|Ravi|Regina|Renata|Ricardo|Rohan|Roman|Rosa|Rune|Ruta|Saad|Salma|
Samir|Sanne|Santiago|Sara|Sebastián|Selim|Semyon|Semen Altman|Seo-yeon|Sergio|Shota|Siddharth|Simona|Sindre|Siobhán|Sofía|Søren|Stefan|Sunniva|
Svetlana|Szymon|Tadeusz|Takumi|Tamara|Tariq|Tatiana|Teodora|Thandiwe|Théo|Thiago|Tomás|Tuấn|Tunde|Ulrike|Umut|Uroš|Valentina|
Vasco|Vera|Viktor|Vinícius|Vuk|Wanjiru|Wiktoria|Wouter|Xavi|Yaw|Yasmin|Yohannes|Youssef|Yuki|Yusuf|Zainab|Zeynep|Zlatan|Zofia|
Xana|Zizi|Mussa|Mona|Johny|Griet|Pina|Kunda|Faraj|Randi|Gerber|Bitte Berg|Cono|Negre|Moona|Monta Rey|Trio Bravo|
Андрей|Дмитрий|Наталья|Олександр|Оксана|Иван Петров|Мария|Сергей|Георги|Јелена|Γιώργος|Ελένη|Κώστας|Νίκος|Σοφία|Անի|Արամ|
გიორგი|ნინო|דוד|יעל|נועה|משה|محمد|فاطمة|علي|خديجة|یاسمین|رضا|فرج|नेहा|राहुल|प्रिया|अर्जुन|মিনা|রহিম|தமிழ்|கார்த்திக்|
สมชาย|มาลี|ปิยะ|김민준|박지성|이서연|손흥민|最上|田中 太郎|さくら|ゆうき|タケシ|フック|カント|王伟|李娜|陈小明|张丽|Nguyễn Văn An|
Trần Thị Hoa|Phạm Minh|O’Connor|D'Angelo|van der Berg|de la Cruz|al-Farsi|bin Rashid|Mac Donald|St. John|J. P.|A.J.|Anne-Marie|
Jean-Luc|Mary Jane|Lil Pep|Big Ben|Kid Kick|Speedy 7|Mia 10|Leo10|Striker9|Noah#7|Rocket Feet|Left Foot|The Wall|Nutmeg King|
Number 11|Golden Boot|Top Bins|Tiki Taka|Keeper 1|Lightning ⚡|Lion 🦁|Mia ⚽️|Team 2012|U12 2024/25|FC Barcelona|Real Madrid|Boca Juniors|
River Plate|Flamengo|Santos FC|Al Ahly|Kaizer Chiefs|Raja Casablanca|Persija Jakarta|Urawa Reds|FC Seoul|Guangzhou FC|
Mohun Bagan|Sydney FC|Melbourne City|Wellington Phoenix|LA Galaxy|Seattle Sounders|Toronto FC|Club América|Deportivo Cali|
Colo-Colo|Peñarol|Ajax|PSV|Feyenoord|FC Twente|Club Brugge|Anderlecht|Bayern München|Borussia 09|VfB Stuttgart|1. FC Köln|
1860 München|Schalke 04|SC Freiburg|SC freiburg|Hertha BSC|Rapid Wien|Sturm Graz|FC Kloten|Young Boys|FC Basel 1893|
Juventus|AC Milan|A.S. Roma|Inter|Lazio|Napoli|Sassuolo|Paris SG|Olympique Lyonnais|AS Saint-Étienne|Stade Rennais|RC Lens|
Sparta Praha|Slavia|Legia Warszawa|Lech Poznań|Ferencváros|Dinamo Zagreb|Crvena zvezda|Steaua|CSKA Sofia|Galatasaray|
Beşiktaş|Fenerbahçe|Olympiacos|Panathinaikos|Rosenborg|Brann|Malmö FF|IFK Göteborg|FC København|Brøndby IF|HJK Helsinki|
Celtic|Rangers|Heart of Midlothian|Leeds|Scunthorpe United|Arsenal|West Ham|Crystal Palace|Tranmere Rovers|Harlequins U9|
Bohemians|Shamrock Rovers|Cork City|Cardiff|Swansea|Linfield|Hibernian|ФК Зенит|Спартак Москва|Динамо Київ|Шахтар|
Supporters Club|The Supporting Cast|Administrata|Adnan|Admir|Modesto|Moderat|Modric|Official Kicks|Line Walkers|Touch and Go|
Snap Dragons|Igor snaps|Discus|Kik Boys|Telegrafist|Instans|U15 Girls|Class 4B|Room 101|Route 66|Area 51|Year 7|SOS 05|Bus 88|
Zero to Hero|Seven Eleven|One Two One Two|Hat Trick 3|Dos Santos|Tres Leones|Un Deux|Acht|Neuner|Trio|FC Drei|Vier Freunde`
  .split(/\||\n/)
  .map((name) => name.trim())
  .filter(Boolean);
