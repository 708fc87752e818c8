BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0002');
CREATE TABLE entries (
	"match" VARCHAR(40) NOT NULL, 
	seq INTEGER NOT NULL, 
	at BIGINT NOT NULL, 
	kind VARCHAR(20) NOT NULL, 
	seat INTEGER, 
	data TEXT NOT NULL, 
	command VARCHAR(40), 
	CONSTRAINT pk_entries PRIMARY KEY ("match", seq), 
	CONSTRAINT fk_entries_match FOREIGN KEY("match") REFERENCES matches (id) ON DELETE CASCADE, 
	CONSTRAINT uq_entries_match_command UNIQUE ("match", command)
);
INSERT INTO "entries" VALUES('l9Usf2w0mHqIamUL',1,1794964905212,'begin',NULL,'{"armies":["moloch","borgo"],"following":"iUdGxVO4hz4pcmJh","patience":[180000,180000]}',NULL);
INSERT INTO "entries" VALUES('gm0xXalnHR5i4ol-',1,1794964905263,'begin',NULL,'{"armies":["moloch","borgo"],"following":"0SOLoX-xYn3DpqJ7","left":[600000,600000],"patience":[180000,180000]}',NULL);
INSERT INTO "entries" VALUES('SUnuXPzfPVdDBOON',1,1794964905267,'begin',NULL,'{"armies":["moloch","borgo","outpost"],"following":"GFsJUd0Yoi4pojjc","patience":[180000,180000,180000]}',NULL);
INSERT INTO "entries" VALUES('l9Usf2w0mHqIamUL',2,1794964905273,'move',0,'{"move":"place hq D2 1","patience":[180000,180000]}','command-1');
INSERT INTO "entries" VALUES('l9Usf2w0mHqIamUL',3,1794964905285,'move',1,'{"move":"place hq B3 2","patience":[180000,180000]}','command-2');
INSERT INTO "entries" VALUES('l9Usf2w0mHqIamUL',4,1794964905289,'move',0,'{"move":"place stormtrooper E2 4","patience":[180000,180000]}','command-3');
INSERT INTO "entries" VALUES('l9Usf2w0mHqIamUL',5,1794964905291,'move',1,'{"move":"place mutant C2 3","patience":[180000,180000]}','command-4');
INSERT INTO "entries" VALUES('l9Usf2w0mHqIamUL',6,1794964905292,'move',1,'{"move":"end","patience":[180000,180000]}','command-5');
INSERT INTO "entries" VALUES('l9Usf2w0mHqIamUL',7,1794964905297,'move',0,'{"move":"discard air_strike","patience":[180000,180000]}','command-6');
INSERT INTO "entries" VALUES('l9Usf2w0mHqIamUL',8,1794964905298,'move',0,'{"move":"place scout D4 4","patience":[180000,180000]}','command-7');
INSERT INTO "entries" VALUES('l9Usf2w0mHqIamUL',9,1794964905301,'move',0,'{"move":"place hybrid D3 1","patience":[180000,180000]}','command-8');
INSERT INTO "entries" VALUES('l9Usf2w0mHqIamUL',10,1794964905302,'move',1,'{"move":"discard super_mutant","patience":[180000,180000]}','command-9');
INSERT INTO "entries" VALUES('l9Usf2w0mHqIamUL',11,1794964905303,'move',1,'{"move":"play move C2 C1 4","patience":[180000,180000]}','command-10');
INSERT INTO "entries" VALUES('l9Usf2w0mHqIamUL',12,1794964905304,'move',1,'{"move":"play battle","patience":[180000,180000]}','command-11');
INSERT INTO "entries" VALUES('l9Usf2w0mHqIamUL',13,1794964905306,'move',0,'{"move":"discard mother","patience":[180000,180000]}','command-12');
INSERT INTO "entries" VALUES('l9Usf2w0mHqIamUL',14,1794964905307,'move',0,'{"move":"place blocker A3 1","patience":[180000,180000]}','command-13');
INSERT INTO "entries" VALUES('l9Usf2w0mHqIamUL',15,1794964905308,'move',0,'{"move":"place medic B2 2","patience":[180000,180000]}','command-14');
INSERT INTO "entries" VALUES('l9Usf2w0mHqIamUL',16,1794964905311,'move',1,'{"move":"discard mutant","patience":[180000,180000]}','command-15');
INSERT INTO "entries" VALUES('l9Usf2w0mHqIamUL',17,1794964905313,'move',1,'{"move":"place scout C5 5","patience":[180000,180000]}','command-16');
INSERT INTO "entries" VALUES('l9Usf2w0mHqIamUL',18,1794964905316,'move',1,'{"move":"play move C5 C4 0","patience":[180000,180000]}','command-17');
INSERT INTO "entries" VALUES('l9Usf2w0mHqIamUL',19,1794964905321,'move',0,'{"move":"discard armored_hunter","patience":[180000,180000]}','command-18');
INSERT INTO "entries" VALUES('l9Usf2w0mHqIamUL',20,1794964905322,'move',0,'{"move":"place brain E1 0","patience":[180000,180000]}','command-19');
INSERT INTO "entries" VALUES('l9Usf2w0mHqIamUL',21,1794964905323,'move',0,'{"move":"end","patience":[180000,180000]}','command-20');
INSERT INTO "entries" VALUES('l9Usf2w0mHqIamUL',22,1794964905324,'move',1,'{"move":"discard net_fighter","patience":[180000,180000]}','command-21');
INSERT INTO "entries" VALUES('l9Usf2w0mHqIamUL',23,1794964905326,'move',1,'{"move":"place assassin C5 0","patience":[180000,180000]}','command-22');
INSERT INTO "entries" VALUES('l9Usf2w0mHqIamUL',24,1794964905327,'move',1,'{"move":"mobility C5 B4 2","patience":[180000,180000]}','command-23');
INSERT INTO "entries" VALUES('l9Usf2w0mHqIamUL',25,1794964905328,'move',1,'{"move":"play battle","patience":[180000,180000]}','command-24');
INSERT INTO "entries" VALUES('l9Usf2w0mHqIamUL',26,1794964905330,'ask_take_back',0,'{"patience":[180000,180000]}','command-25');
INSERT INTO "entries" VALUES('gm0xXalnHR5i4ol-',2,1794964905335,'move',0,'{"move":"place hq B4 5","left":[599998,600000],"patience":[179931,180000]}','command-26');
INSERT INTO "entries" VALUES('gm0xXalnHR5i4ol-',3,1794964905341,'move',1,'{"move":"place hq B1 1","left":[599998,600000],"patience":[179931,180000]}','command-27');
INSERT INTO "entries" VALUES('gm0xXalnHR5i4ol-',4,1794964905342,'move',0,'{"move":"redraw","left":[599998,600000],"patience":[179931,180000]}','command-28');
INSERT INTO "entries" VALUES('gm0xXalnHR5i4ol-',5,1794964905343,'move',0,'{"move":"keep","left":[599998,600000],"patience":[179931,180000]}','command-29');
INSERT INTO "entries" VALUES('gm0xXalnHR5i4ol-',6,1794964905345,'move',0,'{"move":"play battle","left":[604998,600000],"patience":[179931,180000]}','command-30');
INSERT INTO "entries" VALUES('gm0xXalnHR5i4ol-',7,1794964905347,'move',1,'{"move":"place scout C1 5","left":[604998,600000],"patience":[179931,180000]}','command-31');
INSERT INTO "entries" VALUES('gm0xXalnHR5i4ol-',8,1794964905348,'move',1,'{"move":"place mutant A3 0","left":[604998,605000],"patience":[179931,180000]}','command-32');
INSERT INTO "entries" VALUES('gm0xXalnHR5i4ol-',9,1794964905369,'move',0,'{"move":"discard medic","left":[604997,605000],"patience":[179931,180000]}','command-33');
INSERT INTO "entries" VALUES('gm0xXalnHR5i4ol-',10,1794964905373,'move',0,'{"move":"place stormtrooper E1 2","left":[604997,605000],"patience":[179931,180000]}','command-34');
INSERT INTO "entries" VALUES('gm0xXalnHR5i4ol-',11,1794964905385,'move',0,'{"move":"play push_back B4 A3","left":[609996,605000],"patience":[179931,180000]}','command-35');
INSERT INTO "entries" VALUES('gm0xXalnHR5i4ol-',12,1794964905389,'move',1,'{"move":"discard mutant","left":[609996,605000],"patience":[179931,180000]}','command-36');
INSERT INTO "entries" VALUES('gm0xXalnHR5i4ol-',13,1794964905404,'move',1,'{"move":"play battle","left":[609996,609999],"patience":[179931,180000]}','command-37');
INSERT INTO "entries" VALUES('gm0xXalnHR5i4ol-',14,1794964905408,'resign',1,'{"left":[609995,609999],"patience":[179931,180000],"absent":[1]}','command-38');
CREATE TABLE guests (
	id VARCHAR(40) NOT NULL, 
	name VARCHAR(24) NOT NULL, 
	created BIGINT NOT NULL, 
	CONSTRAINT pk_guests PRIMARY KEY (id)
);
INSERT INTO "guests" VALUES('Kkcc2WE8kn','Ada',1794964905070);
INSERT INTO "guests" VALUES('gS5GFphXL7','Bob',1794964905150);
CREATE TABLE matches (
	id VARCHAR(40) NOT NULL, 
	game VARCHAR(40) NOT NULL, 
	status VARCHAR(10) NOT NULL, 
	owner VARCHAR(40), 
	created BIGINT NOT NULL, 
	changed BIGINT NOT NULL, 
	listed BOOLEAN NOT NULL, 
	casual BOOLEAN NOT NULL, 
	seed TEXT NOT NULL, 
	invite VARCHAR(80) NOT NULL, 
	options TEXT NOT NULL, 
	start TEXT NOT NULL, 
	result TEXT NOT NULL, 
	rematch VARCHAR(40) NOT NULL, winners TEXT DEFAULT '[]' NOT NULL, 
	CONSTRAINT pk_matches PRIMARY KEY (id), 
	CONSTRAINT fk_matches_owner FOREIGN KEY(owner) REFERENCES guests (id)
);
INSERT INTO "matches" VALUES('l9Usf2w0mHqIamUL','neuroshima','playing','Kkcc2WE8kn',1794964905169,1794964905212,0,1,'2855774004958118878:ec05f2637850c3756891d86faf4ef0ee','HZzMA7m3xSSbJIyioPs4JQ','{"armies":["moloch","borgo"],"variants":[],"places":["person","open"],"leaders":[0,1]}','','','','[]');
INSERT INTO "matches" VALUES('pG9b5lbPGpH0-BI1','neuroshima','waiting','Kkcc2WE8kn',1794964905228,1794964905239,1,1,'4703726071728639462:0ad1a6dd603728fc459bda3139a80a33','q_npEaVXb2klnkWMjF8Wtw','{"armies":["moloch","borgo","outpost","hegemony"],"listed":true,"mode":"teams","variants":[],"settings":{"team_hq_health":"20"},"places":["person","open","open","open"],"leaders":[0,1,2,1]}','','','','[]');
INSERT INTO "matches" VALUES('gm0xXalnHR5i4ol-','neuroshima','over','Kkcc2WE8kn',1794964905256,1794964905408,0,1,'2804757771813575093:aca3621a7c6aa72ceabb4c7e587d3d90','0YzECmJKUwRl_P0u52CDlA','{"clock":{"kind":"bank","seconds":600,"increment":5},"armies":["moloch","borgo"],"variants":[],"places":["person","open"],"leaders":[0,1]}','','{"is":"phrase","id":"outcome-won","args":{"seat":{"is":"seat","seat":0},"reason":{"is":"phrase","id":"server-reason-resigned","args":{}}}}','','[0]');
INSERT INTO "matches" VALUES('SUnuXPzfPVdDBOON','neuroshima','playing','Kkcc2WE8kn',1794964905265,1794964905267,0,1,'6239783911659738046:c3e2edd06b4e37c984ec4a12d02f69d3','','{"armies":["moloch","borgo","outpost"],"mode":"ffa","variants":["reinforcements"],"places":["person","bot","bot"],"leaders":[0,1,2]}','','','','[]');
CREATE TABLE records (
	id VARCHAR(40) NOT NULL, 
	text TEXT NOT NULL, 
	created BIGINT NOT NULL, 
	CONSTRAINT pk_records PRIMARY KEY (id)
);
CREATE TABLE seats (
	"match" VARCHAR(40) NOT NULL, 
	seat INTEGER NOT NULL, 
	who VARCHAR(10) NOT NULL, 
	army VARCHAR(40) NOT NULL, 
	guest VARCHAR(40), 
	bot VARCHAR(40) NOT NULL, 
	CONSTRAINT pk_seats PRIMARY KEY ("match", seat), 
	CONSTRAINT fk_seats_match FOREIGN KEY("match") REFERENCES matches (id) ON DELETE CASCADE, 
	CONSTRAINT fk_seats_guest FOREIGN KEY(guest) REFERENCES guests (id)
);
INSERT INTO "seats" VALUES('l9Usf2w0mHqIamUL',0,'person','moloch','Kkcc2WE8kn','');
INSERT INTO "seats" VALUES('l9Usf2w0mHqIamUL',1,'person','borgo','gS5GFphXL7','');
INSERT INTO "seats" VALUES('pG9b5lbPGpH0-BI1',0,'person','moloch','Kkcc2WE8kn','');
INSERT INTO "seats" VALUES('pG9b5lbPGpH0-BI1',1,'person','borgo','gS5GFphXL7','');
INSERT INTO "seats" VALUES('pG9b5lbPGpH0-BI1',2,'open','outpost',NULL,'');
INSERT INTO "seats" VALUES('pG9b5lbPGpH0-BI1',3,'person','hegemony','gS5GFphXL7','');
INSERT INTO "seats" VALUES('gm0xXalnHR5i4ol-',0,'person','moloch','Kkcc2WE8kn','');
INSERT INTO "seats" VALUES('gm0xXalnHR5i4ol-',1,'person','borgo','gS5GFphXL7','');
INSERT INTO "seats" VALUES('SUnuXPzfPVdDBOON',0,'person','moloch','Kkcc2WE8kn','');
INSERT INTO "seats" VALUES('SUnuXPzfPVdDBOON',1,'bot','borgo',NULL,'random');
INSERT INTO "seats" VALUES('SUnuXPzfPVdDBOON',2,'bot','outpost',NULL,'random');
CREATE TABLE secrets (
	name VARCHAR(40) NOT NULL, 
	value BLOB NOT NULL, 
	CONSTRAINT pk_secrets PRIMARY KEY (name)
);
INSERT INTO "secrets" VALUES('cookie',X'E663A429879C4DB8D4B8CDBB944A5DA48EDC0168BC1021D8AC92608D6A887E32');
CREATE INDEX ix_matches_status_matches_changed ON matches (status, changed);
CREATE INDEX ix_seats_guest ON seats (guest);
COMMIT;
